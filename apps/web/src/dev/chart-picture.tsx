import { useLayoutEffect, useRef } from 'react';
import { activeStates } from './chart-trace.ts';

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
  }, [chart, state]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reached with the keyboard
    <section ref={frame} className="chart-picture" aria-label={chart} tabIndex={0} key={chart}>
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </section>
  );
}
