/** How many things there are at which whoever holds the device is still looking. */
let count = 0;

/** Whether the device is not to be handed on yet. */
export const isBeheld = (): boolean => count > 0;

/** Something is shown that everybody at one screen wants to see, such as what came of a battle; to be called when it is put away. */
export function behold(): () => void {
  count++;
  return () => {
    count--;
  };
}
