/** Milliseconds within which a page has grown to its height, when its data comes at all. */
const patience = 3_000;

/** Scrolls there, again as the page grows, until it is reached or the person scrolls. The function that it answers stops it. */
export function followHeight(top: number): () => void {
  const watch = new ResizeObserver(() => step());
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const event of gestures) removeEventListener(event, stop);
  };
  const step = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 1) stop();
  };
  const timer = setTimeout(stop, patience);
  for (const event of gestures) addEventListener(event, stop, { passive: true });
  watch.observe(document.body);
  step();
  return stop;
}

const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
