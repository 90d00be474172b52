import type { Attachment } from 'svelte/attachments';

/**
 * A list with the newest entry on top begins there each time it comes into sight anew, wherever it had been scrolled to
 * before; `held` tells whether another line is to stay in sight.
 */
export const newestInSight =
  (held: () => boolean): Attachment<HTMLElement> =>
  (list) => {
    let hidden = list.clientHeight === 0;
    const observer = new ResizeObserver(() => {
      const appears = hidden && list.clientHeight > 0;
      hidden = list.clientHeight === 0;
      if (appears && !held()) list.scrollTop = 0;
    });
    observer.observe(list);
    return () => observer.disconnect();
  };
