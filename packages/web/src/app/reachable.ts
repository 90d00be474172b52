/**
 * Lets the keyboard reach an element that scrolls, as an attachment: whoever has no pointer scrolls it by the arrow keys
 * (WCAG 2.1.1). The element must have a role and a name.
 */
export function reachable(element: HTMLElement): void {
  element.tabIndex = 0;
}
