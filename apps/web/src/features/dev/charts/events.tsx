import { useText } from '#services/i18n/use-text.ts';
import messages from '../messages.json' with { type: 'json' };
import type { ChartLine } from './use-chart-news.ts';

interface ChartEventsProps {
  lines: ChartLine[];
  /** So many lines have happened. */
  position: number;
  onMove: (position: number) => void;
}

const shown = 12;

/** The last events before the moment that is shown, newest first; a click goes back to one. */
export function ChartEvents({ lines, position, onMove }: ChartEventsProps) {
  const t = useText(messages);
  const first = Math.max(0, position - shown);
  const last = lines.slice(first, position).map((line, index) => ({ ...line, place: first + index + 1 }));
  return (
    <table className="chart-events">
      <caption className="visually-hidden">{t('charts.events')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('charts.time')}</th>
          <th scope="col">{t('charts.chart')}</th>
          <th scope="col">{t('charts.event')}</th>
          <th scope="col">{t('charts.state')}</th>
        </tr>
      </thead>
      <tbody>
        {last.toReversed().map(({ at, actor, event, state, place }) => (
          <tr key={place} aria-current={place === position ? 'step' : undefined}>
            <td>
              <button
                type="button"
                className="chart-moment"
                aria-label={`${at.slice(11, 23)}, ${t('charts.step', { position: place, count: lines.length })}`}
                onClick={() => onMove(place)}
              >
                <time dateTime={at}>{at.slice(11, 23)}</time>
              </button>
            </td>
            <td>{actor}</td>
            <td>{event || '–'}</td>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
