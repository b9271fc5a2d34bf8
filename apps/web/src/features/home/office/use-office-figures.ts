import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useCompanyCount } from '#services/companies/use-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import messages from '../messages.json' with { type: 'json' };
import { useMyClients, useUsersOf } from '../use-office.ts';
import type { OfficeFigure } from './figures.tsx';

/** What can be counted in an office that settles nothing here; each figure leads to the list that it counts. */
export function useOfficeFigures(): OfficeFigure[] {
  const t = useText(messages);
  const config = useConfig();
  const companies = useCompanyCount();
  const mine = useMyClients().data?.meta.total;
  const active = useUsersOf('active').data?.meta.total;
  const invited = useUsersOf('invited').data?.meta.total;
  const { id } = useUser();
  const list = pathOf('dashboard-companies');
  const users = pathOf('dashboard-users');
  const figure = (key: 'companies' | 'mine' | 'active' | 'invited', count: number | undefined, href: string) => ({
    key,
    label: t(`figure.${key}`),
    note: t(`figure.${key}.note`),
    count,
    words: t(`figure.${key}.words`, { count: count ?? 0 }),
    href,
  });
  return [
    ...(isOpen('dashboard-companies', config)
      ? [figure('companies', companies, list), figure('mine', mine, `${list}?filters[owner_id]=${id}`)]
      : []),
    ...(isOpen('dashboard-users', config)
      ? [
          figure('active', active, `${users}?filters[status]=active`),
          figure('invited', invited, `${users}?filters[status]=invited`),
        ]
      : []),
  ];
}
