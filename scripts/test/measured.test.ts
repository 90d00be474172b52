import { describe, expect, test } from 'vitest';
import { measured, whyUnmeasured } from '../measured.mjs';

const judged = (score: number | null, more: object = {}) => ({
  categories: { performance: { score, auditRefs: [{ id: 'speed', weight: 10 }] } },
  audits: { speed: { score, title: 'Speed' } },
  ...more,
});

describe('what Lighthouse could not measure', () => {
  test('a score of nothing at all is one', () => {
    expect(whyUnmeasured(judged(0))).toBeNull();
  });

  test('is told by its error', () => {
    const runtimeError = { code: 'NO_NAVSTART', message: 'the trace has no beginning' };
    expect(whyUnmeasured(judged(0, { runtimeError }))).toBe('NO_NAVSTART: the trace has no beginning');
  });

  test('is told by what failed where a category has no score', () => {
    const audits = { speed: { score: null, title: 'Speed', errorMessage: 'NO_NAVSTART' } };
    expect(whyUnmeasured(judged(null, { audits }))).toBe('speed: NO_NAVSTART');
    expect(whyUnmeasured(judged(null))).toBe('performance has no score');
  });

  test('is tried again', async () => {
    const results = [judged(null), judged(0.9)];
    const { lhr, why } = await measured(async () => ({ lhr: results.shift() ?? judged(null) }));
    expect(lhr.categories.performance.score).toBe(0.9);
    expect(why).toBeNull();
  });

  test('is given up after three times', async () => {
    let times = 0;
    const { why } = await measured(async () => {
      times++;
      return { lhr: judged(null) };
    });
    expect(times).toBe(3);
    expect(why).toBe('performance has no score');
  });
});
