/** Where something is drawn: its middle and its size, in pixels of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly element: HTMLElement;
}
