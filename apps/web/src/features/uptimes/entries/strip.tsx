import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { categoryText } from '#services/records/uptime/text.ts';
import type { Entry } from './form/values.ts';
import { gapsOf, placeOf, type Stretch, shownOf } from './gaps.ts';
import messages from './messages.json' with { type: 'json' };
import { clockOf, spanText, stretchOf } from './times.ts';

interface EntryStripProps {
  day: string;
  entries: Entry[];
  /** Writes work down in a gap. */
  onFill: ((gap: Stretch) => void) | undefined;
}

/** The day from morning to evening: what was worked, and between it the gaps, each of which can be filled. */
export function EntryStrip({ day, entries, onFill }: EntryStripProps) {
  const t = useText(messages);
  const [now] = useState(Date.now);
  const work = entries.map((entry) => stretchOf(entry, now));
  if (work.length === 0) return null;
  const shown = shownOf(day, work);
  const styleOf = (stretch: Stretch) => {
    const { left, width } = placeOf(stretch, shown);
    return { left: `${left}%`, width: `${width}%` };
  };
  return (
    <div className="entry-strip">
      <span className="entry-strip-clock">{clockOf(shown.start)}</span>
      <div className="entry-strip-line">
        {entries.map((entry) => (
          <span
            key={entry.id}
            className="entry-strip-work"
            data-running={entry.end_date === null || undefined}
            style={styleOf(stretchOf(entry, now))}
            title={`${spanText(entry)} · ${categoryText(entry.category)}`}
          />
        ))}
        {onFill &&
          gapsOf(work).map((gap) => (
            <button
              key={gap.start}
              type="button"
              className="entry-strip-gap"
              style={styleOf(gap)}
              aria-label={t('gap', { from: clockOf(gap.start), to: clockOf(gap.end) })}
              title={t('gap', { from: clockOf(gap.start), to: clockOf(gap.end) })}
              onClick={() => onFill(gap)}
            />
          ))}
      </div>
      <span className="entry-strip-clock">{clockOf(shown.end)}</span>
    </div>
  );
}
