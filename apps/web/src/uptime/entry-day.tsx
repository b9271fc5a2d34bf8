import { noonOf } from '@biuro/core/lib/date.ts';
import { lazy, Suspense, useState } from 'react';
import { useRight, useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { focusOnce } from '../ui/focus-once.ts';
import { AddIcon } from '../ui/icons.ts';
import type { Selection } from '../ui/list-selection.ts';
import { today } from '../ui/today.ts';
import { timeText } from '../ui/uptime-text.ts';
import messages from './entry/messages.json' with { type: 'json' };
import type { Stretch } from './entry-gaps.ts';
import { EntryRow } from './entry-row.tsx';
import { EntryStrip } from './entry-strip.tsx';
import { type Entry, type EntryValues, newValues, valuesOf } from './entry-values.ts';
import { useChangeable } from './use-changeable.ts';

const EntryForm = lazy(() => import('./entry-form.tsx').then((module) => ({ default: module.EntryForm })));

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

/** One day: its total, its strip with gaps, its entries, and the line in which another is written down. */
export function EntryDay({ day, seconds, entries, person, marked, selection }: EntryDayProps) {
  const t = useText(messages);
  const [adding, setAdding] = useState<EntryValues>();
  const [added, setAdded] = useState(false);
  const locked = entries.some((entry) => entry.locked);
  const mayAdd = useMayAdd(person) && day <= today() && !locked;
  const markable = entries.some(useChangeable());
  const fill = (stretch?: Stretch) => setAdding(newValues(day, stretch));
  return (
    <div id={day} className="entry-day">
      <Card title={t('day', { at: noonOf(day) })} action={<strong>{timeText(seconds)}</strong>}>
        {person !== undefined && <EntryStrip day={day} entries={entries} onFill={mayAdd ? fill : undefined} />}
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
