import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { countOne } from '../counts.mjs';
import { runStages } from '../run-stages.mjs';

function listener() {
  let text = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { out, text: () => text };
}

const stage = (name: string, code = 0, more: { needs?: string; output?: string; log?: string[] } = {}) => ({
  name,
  count: countOne,
  ...(more.needs === undefined ? {} : { needs: more.needs }),
  run: async () => {
    more.log?.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    more.log?.push(`${name} ends`);
    return { code, output: more.output ?? `what ${name} wrote` };
  },
});

const group = (atOnce: number, ...stages: ReturnType<typeof stage>[]) => ({ atOnce, stages });

describe('stages', () => {
  test('are all run and counted, also after one that failed', async () => {
    const { out, text } = listener();
    const groups = [group(2, stage('a'), stage('b', 1), stage('c')), group(1, stage('d'))];
    expect(await runStages(groups, { out })).toEqual({ passed: 3, failed: 1 });
    expect(text()).toMatch(/✓ {2}a .*✗ {2}b .*✓ {2}d /s);
  });

  test('tell what they wrote when they fail, and only then', async () => {
    const { out, text } = listener();
    await runStages([group(1, stage('good'), stage('bad', 1))], { out });
    expect(text()).toContain('what bad wrote');
    expect(text()).not.toContain('what good wrote');
  });

  test('that write very much are shown from the end', async () => {
    const { out, text } = listener();
    const output = Array.from({ length: 1000 }, (_, i) => `line ${i}`).join('\n');
    await runStages([group(1, stage('bad', 1, { output }))], { out });
    expect(text()).toContain('(600 lines before these)');
    expect(text()).toContain('line 999\n');
    expect(text()).not.toContain('line 599\n');
  });

  test('that fail tell of what failed, not of what passed', async () => {
    const { out, text } = listener();
    const output = ['   ✓ good tests 12ms', '[1/3] test/a.test.ts', '  1) the bad one', '[3/3] test/c.test.ts'].join(
      '\n',
    );
    await runStages([group(1, stage('bad', 1, { output }))], { out });
    expect(text()).toContain('the bad one');
    expect(text()).not.toMatch(/good tests|a\.test/);
    expect(text()).toContain('[3/3]');
  });

  test('run as many at once as their group says, and groups in turn', async () => {
    const log: string[] = [];
    await runStages([group(2, stage('a', 0, { log }), stage('b', 0, { log })), group(1, stage('c', 0, { log }))], {
      out: listener().out,
    });
    expect(log).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'c begins', 'c ends']);
  });

  test('wait for what they need', async () => {
    const log: string[] = [];
    const groups = [group(2, stage('later', 0, { needs: 'first', log }), stage('first', 0, { log }))];
    await runStages(groups, { out: listener().out });
    expect(log).toEqual(['first begins', 'first ends', 'later begins', 'later ends']);
  });

  test('do not run, and count as failed, when what they need failed', async () => {
    const log: string[] = [];
    const { out, text } = listener();
    const groups = [group(2, stage('first', 1)), group(1, stage('later', 0, { needs: 'first', log }))];
    expect(await runStages(groups, { out })).toEqual({ passed: 0, failed: 2 });
    expect(log).toEqual([]);
    expect(text()).toContain('It needs the first, which failed.');
  });

  test('that break count as failed', async () => {
    const { out, text } = listener();
    const broken = { name: 'broken', count: countOne, run: () => Promise.reject(new Error('no such program')) };
    expect(await runStages([{ atOnce: 1, stages: [broken] }], { out })).toEqual({ passed: 0, failed: 1 });
    expect(text()).toContain('no such program');
  });

  test('that take long are told of meanwhile', async () => {
    const { out, text } = listener();
    await runStages([group(1, stage('slow'))], { out, patience: 1 });
    expect(text()).toMatch(/… {2}slow \(0\.0 s\)/);
  });
});
