/** Between what stands at the lower edge and a toast above it, also where the page has come to its end. */
const GAP = 24;

/** A `ref` of what floats at the lower edge: toasts appear above it for as long as it is there. */
export function standsUnderToasts(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--toast-room', `${element.offsetHeight + GAP}px`));
  watch.observe(element);
  return () => {
    watch.disconnect();
    style.removeProperty('--toast-room');
  };
}
