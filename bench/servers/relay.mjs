// The least that a server can do: whatever one of a table says, everybody there hears. No rules, and nothing is kept.
import { WebSocketServer } from 'ws';

const tables = new Map();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
  process.send?.({ port: server.address().port }),
);
server.on('connection', (socket, { url }) => {
  const here = tables.get(url) ?? new Set();
  tables.set(url, here.add(socket));
  socket.on('message', (data) => {
    for (const one of here) one.send(data, { binary: false });
  });
  socket.on('close', () => here.delete(socket));
});
