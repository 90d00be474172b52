import { describe, test } from 'vitest';
import { expectClosedShapes, expectNothingGivenAway, expectSpectatorSeesWhatAllSee, SORTS } from './sights.ts';

describe.each(SORTS.filter(({ always }) => !always))('$name', (sort) => {
  test('VIS-3: a spectator sees what everyone sees', () => expectSpectatorSeesWhatAllSee(sort));

  test('VIS-4: views and events hold what they may hold and nothing else', () => expectClosedShapes(sort));

  test('VIS-4: whatever is hidden may be otherwise, and neither view nor event nor what is forbidden shows it', () =>
    expectNothingGivenAway(sort));
});
