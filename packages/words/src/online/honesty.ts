import type { OnlineText } from './catalog.ts';

/** Something that does not agree in a finished game. */
export type Finding =
  | { readonly flaw: 'seed' | 'end' }
  | { readonly flaw: 'answers'; readonly steps: readonly number[] }
  | { readonly flaw: 'count'; readonly answers: number; readonly sealed: number }
  | { readonly flaw: 'changed'; readonly seed: boolean; readonly steps: readonly number[] }
  | { readonly flaw: 'unplayable'; readonly reason: string }
  | { readonly flaw: 'told'; readonly step: number };

/** What has been found out about a finished game; `heard`: beside its seals there was something to hold it to. */
export interface Findings {
  readonly answers: number;
  readonly heard: boolean;
  readonly flaws: readonly Finding[];
}

/** What is said of a finished game once it has been held to what was told of it. */
export function tellHonesty({ honesty }: Pick<OnlineText, 'honesty'>, { answers, heard, flaws }: Findings): string {
  if (flaws.length === 0) return heard ? honesty.checked(answers) : honesty.agrees(answers);
  return [honesty.wrong, ...flaws.flatMap((flaw) => tellFinding(honesty, flaw))].join(' ');
}

function tellFinding(honesty: OnlineText['honesty'], found: Finding): string[] {
  switch (found.flaw) {
    case 'seed':
      return [honesty.seed];
    case 'answers':
      return [honesty.answers(found.steps)];
    case 'count':
      return [honesty.count(found.answers, found.sealed)];
    case 'changed':
      return [
        ...(found.seed ? [honesty.newSeed] : []),
        ...(found.steps.length > 0 ? [honesty.newSeals(found.steps)] : []),
      ];
    case 'unplayable':
      return [honesty.unplayable(found.reason)];
    case 'told':
      return [found.step === 0 ? honesty.setup : honesty.told(found.step)];
    case 'end':
      return [honesty.end];
  }
}
