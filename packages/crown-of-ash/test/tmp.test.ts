import { test } from 'vitest';
import { configOf } from './position.ts';
import { wander } from './worlds.ts';
test('x', { timeout: 100000 }, () => {
  for (const table of [{ players: 4 }, { players: 2 }, { players: 2, edition: 'env-4.1' }, { players: 4, edition: 'env-4.0' }] as const) {
    const n: { [k: string]: number } = {};
    for (let seed = 1; seed <= 40; seed++) wander(configOf(table), String(seed), () => 0, (e) => { n[e.kind] = (n[e.kind] ?? 0) + 1; if (e.kind === 'ended') n[e.by] = (n[e.by] ?? 0) + 1; });
    console.log('row', JSON.stringify(table), JSON.stringify({ r: n.restacked, res: n.resurrected, built: n.built, rec: n.recovered, kinds: n.kinds, king: n.king, shared: n.shared, battle: n.battle, dep: n.departed }));
  }
});
