import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { noonOf } from '@biuro/core/lib/date.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { AddIcon } from '#ui/icons/icons.ts';
import { focusOnce } from '#ui/keyboard/focus-once.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Selection } from '#ui/list/bulk/selection.ts';
import { today } from '#ui/text/today.ts';
import { type Entry, type EntryValues, newValues, valuesOf } from './form/values.ts';
import type { Stretch } from './gaps.ts';
import messages from './messages.json' with { type: 'json' };
import { EntryRow } from './row.tsx';
import { EntryStrip } from './strip.tsx';
import { useChangeable } from './use-changeable.ts';

const EntryForm = lazy(() => import('./form/entry-form.tsx').then((module) => ({ default: module.EntryForm })));

interface EntryDayProps {
  day: string;
  seconds: number;
  entries: Entry[];
  /** Whose days are shown; undefined for those of several people. */
  person: string | undefined;
  /** The entry that a link leads to. */
  marked: string | undefined;
  selection: Selection;
}

/**
 * One day: its total, its strip with gaps, its entries, and the line in which another is written down. The office chooses whether the
 * strip is above the entries (variant 1), below them (2), or hidden.
 */
export function EntryDay({ day, seconds, entries, person, marked, selection }: EntryDayProps) {
  const t = useText(messages);
  const [adding, setAdding] = useState<EntryValues>();
  const [added, setAdded] = useState(false);
  const locked = entries.some((entry) => entry.locked);
  const mayAdd = useMayAdd(person) && day <= today() && !locked;
  const markable = entries.some(useChangeable());
  const config = useConfig();
  const stripBelow = variantOf(config, 'uptime', 'strip') === 2;
  const fill = (stretch?: Stretch) => setAdding(newValues(day, stretch));
  const strip = person !== undefined && isVisible(config, 'uptime', 'strip') && (
    <EntryStrip day={day} entries={entries} onFill={mayAdd ? fill : undefined} />
  );
  return (
    <div id={day} className="entry-day">
      <Card title={t('day', { at: noonOf(day) })} action={<strong>{timeText(seconds)}</strong>}>
        {!stripBelow && strip}
        <ul>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              named={person === undefined}
              marked={entry.id === marked}
              selection={markable ? selection : undefined}
              onAgain={mayAdd ? () => setAdding({ ...valuesOf(entry), ...timesAfter(entries, day) }) : undefined}
            />
          ))}
        </ul>
        {stripBelow && strip}
        {adding && person !== undefined && (
          <Suspense>
            <EntryForm
              key={JSON.stringify(adding)}
              values={adding}
              person={person}
              onDone={() => {
                setAdding(undefined);
                setAdded(true);
              }}
            />
          </Suspense>
        )}
        {mayAdd && !adding && (
          <p className="entry-add">
            <Button ref={added ? focusOnce : undefined} variant="quiet" icon={AddIcon} onClick={() => fill()}>
              {t('add')}
            </Button>
          </p>
        )}
      </Card>
    </div>
  );
}

/** One's own, or with the right to approve anybody's. */
function useMayAdd(person: string | undefined): boolean {
  const { id } = useUser();
  const [edits, approves] = [useRight('uptimes:edit'), useRight('uptimes:approve')];
  return person !== undefined && edits && (person === id || approves);
}

/** A copy begins where the day's last entry ends; how long it takes is still to be said. */
function timesAfter(entries: Entry[], day: string): Partial<EntryValues> {
  const last = entries.at(-1);
  const { end_date } = last ? valuesOf(last) : { end_date: '' };
  return { day, start_date: end_date, end_date: '', length: '' };
}
