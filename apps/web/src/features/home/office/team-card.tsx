import { pathOf } from '@biuro/core/navigation/routes.ts';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { WarningIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import { Person } from '#ui/record/person.tsx';
import { pageLocale } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };
import './team-card.css';
import type { OfficeHome } from './use-office-home.ts';

type Load = OfficeHome['team'][number];

/** Who of the office has how much to do: a table whose numbers can be seen at a glance. */
export function TeamCard({ team }: { team: Load[] }) {
  const t = useText(messages);
  const most = Math.max(1, ...team.map(({ open }) => open));
  return (
    <Card title={t('team.title')} action={<span className="home-note">{t('whose.all')}</span>}>
      <table className="team" style={{ '--team-digits': `${numberOf(most).length}ch` } as CSSProperties}>
        <caption className="visually-hidden">{t('team.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('team.person')}</th>
            <th scope="col">{t('team.open')}</th>
            <th scope="col" className="team-number">
              {t('team.late')}
            </th>
            <th scope="col" className="team-number team-more">
              {t('team.week')}
            </th>
            <th scope="col" className="team-number team-more">
              {t('team.companies')}
            </th>
          </tr>
        </thead>
        <tbody>
          {team.map((load) => (
            <TeamRow key={load.person.id} load={load} most={most} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function TeamRow({ load: { person, open, late, this_week, companies }, most }: { load: Load; most: number }) {
  const tasks = `${pathOf('dashboard-tasks')}?filters[assignee_id]=${person.id}`;
  const inTime = { width: `${((open - late) / most) * 100}%` };
  const tooLate = { width: `${(late / most) * 100}%` };
  return (
    <tr>
      <th scope="row">
        <Link href={tasks}>
          <Person name={person.name} />
        </Link>
      </th>
      <td>
        <span className="team-open">
          {numberOf(open)}
          <span className="team-bar">
            <span style={tooLate} data-late />
            <span style={inTime} />
          </span>
        </span>
      </td>
      <td className="team-number" data-late={late > 0 || undefined}>
        {late > 0 && <WarningIcon />} {numberOf(late)}
      </td>
      <td className="team-number team-more">{numberOf(this_week)}</td>
      <td className="team-number team-more">{numberOf(companies)}</td>
    </tr>
  );
}

const numberOf = (n: number) => n.toLocaleString(pageLocale());
