import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useCompanyCount } from '../app/use-companies.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { Figure } from '../ui/figure.tsx';
import { Figures } from '../ui/figures.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import messages from './messages.json' with { type: 'json' };
import { useMySessions } from './use-my-sessions.ts';

/** What can be counted today, each figure with the words that give it meaning. */
export function AdminFigures() {
  const text = useText(messages);
  const config = useConfig();
  const companies = useCompanyCount();
  const { data: sessions, error } = useMySessions();
  const since = sessions?.find(({ current }) => current)?.created_at;
  const at = since ? new Date(since) : undefined;
  const wait = <Skeleton width="10ch" />;
  return (
    <Figures>
      {isOpen('dashboard-companies', config) && (
        <Figure
          label={text('companies.title')}
          value={companies === undefined ? undefined : text('number', { n: companies })}
          note={text('companies.note')}
          href={pathOf('dashboard-companies')}
        />
      )}
      {!error && (
        <>
          <Figure
            label={text('devices.title')}
            value={sessions && text('number', { n: sessions.length })}
            note={sessions ? text('devices.note', { others: sessions.length - 1 }) : wait}
          />
          <Figure
            label={text('session.title')}
            value={at && text('session.since', { at })}
            note={at ? text('session.day', { at }) : wait}
          />
        </>
      )}
    </Figures>
  );
}
