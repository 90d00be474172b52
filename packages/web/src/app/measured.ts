/** Says at the page's root how high it is, under this name: what stands beside it takes what it leaves. */
export function measured(name: `--${string}`): (element: HTMLElement) => () => void {
  return (element) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
}
