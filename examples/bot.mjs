// A player for tables of a server, who knows nothing of the game and answers at random. With Node.js, and `npm install ws`:
//   node bot.mjs 'https://cinderhall.example/#/online/TABLE/INVITE' [name]
// docs/protocol.md says what is said here.
import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';

const [link = '', name = 'Bot'] = process.argv.slice(2);
const { href, hash } = new URL(link);
const [table, invite = null] = hash.split('/').slice(2);
let cookie = '';

async function ask(method, path, body) {
  const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(new URL(`api/${path}`, href), { method, headers, body: body && JSON.stringify(body) });
  cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

// Become a guest, be let in, and sit down where nobody sits.
await ask('PUT', 'me', { name });
const { seats } = await ask('POST', `tables/${table}/members`, { invite });
const sit = (seat) => ask('PUT', `tables/${table}/seats/${seat}`, { player: 'me' });
let sits = false;
for (const { seat, open } of seats) if (open && !sits) sits = await sit(seat).then(Boolean, () => false);
if (!sits) throw new Error('no seat is open');

const socket = new WebSocket(new URL('api/live', href.replace(/^http/, 'ws')), { headers: { cookie } });
const waiting = new Map();
const question = (asked) =>
  new Promise((resolve) => {
    waiting.set(waiting.size, resolve);
    socket.send(JSON.stringify({ number: waiting.size - 1, question: { table, ...asked } }));
  });

// Whenever the seat is asked, give one of the answers that are offered. An answer that comes too late changes nothing.
async function answer() {
  const { ok, value } = await question({ ask: 'offered' });
  if (!ok || value.moves.length === 0) return;
  const move = value.moves[Math.floor(Math.random() * value.moves.length)];
  await question({ ask: 'submit', decision: value.decision, move, id: randomUUID() });
}

socket.on('message', (data) => {
  const told = JSON.parse(data);
  if (told.tell === 'welcome') question({ ask: 'enter', since: null });
  if (told.tell === 'reply') waiting.get(told.number)?.(told.verdict);
  if (told.tell !== 'sight') return;
  if (told.sight.decision === null) {
    // There are no points where somebody has conceded before the end.
    const { share, score } = told.sight.outcome;
    console.log(`The game is over: ${(score ?? share).join(' : ')}`);
    socket.close();
  } else if (told.sight.moves.length > 0) answer();
});
