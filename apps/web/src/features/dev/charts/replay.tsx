import { useId } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };
import { parseTrace } from './trace.ts';
import type { ChartLine } from './use-chart-news.ts';

interface ChartReplayProps {
  recorded: boolean;
  count: number;
  position: number;
  onMove: (position: number) => void;
  /** A trace that was chosen; null goes back to what happens now. */
  onTrace: (lines: ChartLine[] | null) => void;
}

/** Goes step by step through what has happened, here or in a trace that somebody has recorded. */
export function ChartReplay({ recorded, count, position, onMove, onTrace }: ChartReplayProps) {
  const t = useText(messages);
  const slider = useId();
  const file = useId();
  const read = async (chosen: File | undefined) => {
    if (chosen) onTrace(parseTrace(await chosen.text()).map((line) => ({ ...line, tab: 'trace' })));
  };
  return (
    <div className="chart-replay">
      <Button onClick={() => onMove(Math.max(1, position - 1))} waits={position <= 1}>
        {t('charts.back')}
      </Button>
      <div className="chart-slider">
        <label htmlFor={slider}>{t('charts.step', { position, count })}</label>
        <input
          id={slider}
          type="range"
          min={count === 0 ? 0 : 1}
          max={count}
          value={position}
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </div>
      <Button onClick={() => onMove(Math.min(count, position + 1))} waits={position >= count}>
        {t('charts.next')}
      </Button>
      <div className="chart-file">
        <label htmlFor={file}>{t('charts.trace')}</label>
        <input
          id={file}
          type="file"
          accept=".jsonl,.log,.txt"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </div>
      {recorded && <Button onClick={() => onTrace(null)}>{t('charts.live')}</Button>}
    </div>
  );
}
