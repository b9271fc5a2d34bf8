import { traceLineOf } from '@biuro/core/lib/inspection.ts';
import type { Clock, Ports } from '@biuro/core/lib/ports.ts';

/** Writes a line for each transition of each chart: when, which chart, which event, which state. */
export function createTrace(write: (line: string) => void, clock: Pick<Clock, 'now'>): NonNullable<Ports['inspect']> {
  return (inspected) => {
    const line = traceLineOf(inspected, clock.now());
    if (!line) return;
    const { context: _, ...told } = line;
    write(JSON.stringify(told));
  };
}
