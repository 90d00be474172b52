import { keptText, type Plan, usualPlan } from './plan.ts';

/** The plan of the last time. A first visit need not wait for what reads it. */
export function planOfLastTime(): Plan | Promise<Plan> {
  const text = keptText();
  return text === null ? usualPlan() : import('./plan-schema.ts').then(({ readPlan }) => readPlan(text));
}
