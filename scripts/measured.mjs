/** So many times a page is judged before it is said that it could not be. */
const TRIES = 3;

/**
 * @typedef {{
 *   runtimeError?: { code: string, message: string },
 *   categories: Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>,
 *   audits: Record<string, { score: number | null, title: string, displayValue?: string, errorMessage?: string }>,
 * }} Judged what is read of a result of Lighthouse
 */

/**
 * Why this tells nothing of the page, or null. Where Lighthouse could not measure, a category has no score, which is not
 * a score of 0.
 * @param {Judged} judged
 */
export function whyUnmeasured({ runtimeError, categories, audits }) {
  if (runtimeError) return `${runtimeError.code}: ${runtimeError.message}`;
  const [without] = Object.entries(categories).filter(([, { score }]) => score === null);
  if (!without) return null;
  const [name, { auditRefs }] = without;
  const failed = auditRefs.find(({ id, weight }) => weight > 0 && audits[id]?.errorMessage !== undefined);
  return failed ? `${failed.id}: ${audits[failed.id].errorMessage}` : `${name} has no score`;
}

/**
 * Judges until there is something to tell, a few times at most.
 * @template {{ lhr: Judged }} R
 * @param {() => Promise<R>} judge
 * @returns {Promise<R & { why: string | null }>} the last try; `why`: nothing came of it
 */
export async function measured(judge) {
  for (let left = TRIES - 1; ; left--) {
    const result = await judge();
    const why = whyUnmeasured(result.lhr);
    if (why === null || left === 0) return { ...result, why };
  }
}
