/** Counts the things of a kind that are there, each until it is put away. */
function counting() {
  let count = 0;
  return {
    any: (): boolean => count > 0,
    one: (): (() => void) => {
      count++;
      return () => {
        count--;
      };
    },
  };
}

const beheld = counting();
const unfolding = counting();

/** Whether whoever holds the device is still looking at something, so that it is not to be handed on yet. */
export const isBeheld = beheld.any;

/** Something is shown that everybody at one screen wants to see, such as what came of a battle; to be called when it is put away. */
export const behold = beheld.one;

/** Whether something that is decided already is still being shown step by step. */
export const isUnfolding = unfolding.any;

/** Something is shown step by step, such as cards that turn and dice that roll; to be called when all of it is seen. */
export const unfold = unfolding.one;
