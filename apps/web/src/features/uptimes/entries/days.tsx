import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { TimerIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { useSelection } from '#ui/list/bulk/selection.ts';
import { today } from '#ui/text/today.ts';
import type { EntryAddress } from './address.ts';
import { EntryBulk } from './bulk/bulk.tsx';
import { EntryDay } from './day.tsx';
import messages from './messages.json' with { type: 'json' };
import { EntrySubmit } from './months/submit.tsx';
import { useEntries, useSummary } from './queries.ts';
import { daysOf } from './range.ts';
import { EntryToolbar } from './toolbar.tsx';
import { useChangeable } from './use-changeable.ts';
import { EntryWeek } from './week.tsx';

const AT_ONCE = 300;

/** The days of a week, a month or a report, each with its entries and what they make together. */
export function EntryDays({ address }: { address: EntryAddress }) {
  const t = useText(messages);
  const [atMost, setAtMost] = useState(AT_ONCE);
  const [now] = useState(today);
  const { filters, view, range, person, entry } = address;
  const { data, error, refetch } = useEntries(filters, atMost);
  const { data: summary } = useSummary(filters);
  const selection = useSelection(JSON.stringify(filters));
  const changeable = useChangeable();
  const sums = new Map(summary?.by_day.map(({ day, seconds }) => [day, seconds]));
  const byDay = Map.groupBy(data?.entries ?? [], ({ day }) => day);
  // Of the week each day, so that an empty one can be filled; of longer times those that hold something.
  const days =
    view === 'week' ? daysOf(range).filter((day) => day <= now || byDay.has(day)) : [...byDay.keys()].toSorted();
  return (
    <>
      <EntryToolbar address={address} />
      {view === 'week' && <EntryWeek range={range} sums={sums} />}
      <EntrySubmit entries={data?.entries ?? []} />
      {error && !data && (
        <section className="card">
          <FailureState title={t('failed')} failure={failureOf(error)} retry={() => void refetch()} />
        </section>
      )}
      {data && days.length === 0 && <NoEntries />}
      {data &&
        days
          .toReversed()
          .map((day) => (
            <EntryDay
              key={day}
              day={day}
              seconds={sums.get(day) ?? 0}
              entries={byDay.get(day) ?? []}
              person={person}
              marked={entry}
              selection={selection}
            />
          ))}
      {data && data.entries.length < data.total && (
        <p className="entry-more">
          {t('shown', { n: data.entries.length, total: data.total })}{' '}
          <Button variant="quiet" onClick={() => setAtMost(atMost + AT_ONCE)}>
            {t('more')}
          </Button>
        </p>
      )}
      <EntryBulk entries={(data?.entries ?? []).filter(changeable)} selection={selection} />
    </>
  );
}

function NoEntries() {
  const t = useText(messages);
  return (
    <section className="card">
      <EmptyState icon={TimerIcon} title={t('none')}>
        {t('none.hint')}
      </EmptyState>
    </section>
  );
}
