import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { timeText } from '#services/records/uptime/text.ts';
import type { ReportQuery } from '../address.ts';
import { useEntriesLink } from '../entries-link.ts';
import messages from '../messages.json' with { type: 'json' };
import { topBars } from '../series.ts';
import { ReportCard } from '../settlements/report-card.tsx';
import { countText, shareText } from '../text.ts';
import { shareColumn, timeColumn } from './company-columns.tsx';

type Person = components['schemas']['PersonTime'];

/** Whose time it was. */
export function PeopleCard({ people, query }: { people: Person[]; query: ReportQuery }) {
  const t = useText(messages);
  const entriesLink = useEntriesLink();
  const secondsOf = (some: Person[]) => some.reduce((sum, { seconds }) => sum + seconds, 0);
  const seconds = secondsOf(people);
  const named = people.filter(({ user }) => user !== null);
  const [first] = named;
  const keyOf = ({ user }: Person) => user?.id ?? 'others';
  const nameOf = ({ user }: Person) => user?.name ?? t('person.others');
  const bars = people.map((person) => ({
    key: keyOf(person),
    label: nameOf(person),
    value: timeText(person.seconds),
    parts: { time: person.seconds },
    href: person.user ? entriesLink({ ...query, user_id: person.user.id }) : undefined,
  }));
  const finding = first && named.length === people.length && people.length > 1;
  return (
    <ReportCard<Person>
      finding={
        finding ? t('finding.people', { name: nameOf(first), share: shareText(first.seconds, seconds) }) : t('people')
      }
      label={t('people')}
      series={[{ key: 'time', label: t('time') }]}
      bars={topBars(bars, (left) => {
        const rest = secondsOf(people.slice(-left));
        return { label: t('rest.people', { n: left }), value: timeText(rest), parts: {} };
      })}
      rows={people}
      rowKey={keyOf}
      columns={[
        { key: 'person', header: t('person'), cell: nameOf },
        timeColumn('time', t('time'), (person) => person.seconds, seconds),
        shareColumn(t, (person) => person.seconds, seconds),
        {
          key: 'entries',
          header: t('entries'),
          align: 'right',
          cell: (person) => countText(person.entries),
          total: countText(people.reduce((sum, { entries }) => sum + entries, 0)),
        },
      ]}
    />
  );
}
