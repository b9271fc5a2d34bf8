import { useLayoutEffect, useRef } from 'react';
import { activeStates } from './trace.ts';

interface ChartPictureProps {
  chart: string;
  /** Drawn by `npm run charts`. */
  svg: string;
  /** Empty where the chart has not begun. */
  state: string;
}

/** A statechart with the states marked that it is in. */
export function ChartPicture({ chart, svg, state }: ChartPictureProps) {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const active = new Set(activeStates(chart, state).map((id) => `state:${id}`));
    for (const drawn of frame.current?.querySelectorAll('.state') ?? [])
      drawn.classList.toggle('here', active.has(drawn.id));
    if (frame.current) showHere(frame.current);
  }, [chart, state]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reached with the keyboard
    <section ref={frame} className="chart-picture" aria-label={chart} tabIndex={0} key={chart}>
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </section>
  );
}

/** Of a picture that is larger than its frame the part where the chart is; the page stays where it is. */
function showHere(frame: HTMLElement): void {
  const here = [...frame.querySelectorAll('.here:not(.compound, .parallel)')].at(-1);
  if (!here) return;
  const [state, seen] = [here.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isSeen =
    state.left >= seen.left && state.right <= seen.right && state.top >= seen.top && state.bottom <= seen.bottom;
  if (isSeen) return;
  frame.scrollBy(
    state.left + state.width / 2 - (seen.left + seen.width / 2),
    state.top + state.height / 2 - (seen.top + seen.height / 2),
  );
}
