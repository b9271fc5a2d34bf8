import type { components } from '@biuro/contract';
import { columnsOf, isVisible } from '@biuro/core/config/config.ts';
import type { Text } from '@biuro/core/i18n/text.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { configuredColumns, type DeclaredColumn } from '#ui/list/columns.ts';
import type { ListDeclaration } from '#ui/list/definition.ts';
import { Person } from '#ui/record/person.tsx';
import messages from '../messages.json' with { type: 'json' };
import { phoneShown } from '../phone-shown.ts';
import { UserTag } from '../user-tag.tsx';
import { nameOf, roles, statuses, type UserRow } from '../values.ts';
import { type UserFilters, userQuestion } from './list-request.ts';
import { useCompanyFilter } from './use-company-filter.ts';

type Sort = components['schemas']['UserSort'];
type Declaration = ListDeclaration<UserRow, UserFilters>;

/** The list of users: what it shows, how it can be narrowed and sorted. */
export function useUserDeclaration(): Declaration {
  const t = useText(messages);
  const config = useConfig();
  const company = useCompanyFilter();
  return useMemo(
    () => ({
      name: userQuestion.name,
      title: t('list.title'),
      count: (n, counted) => t(`list.${counted}`, { n }),
      searchLabel: t('list.search'),
      columns: configuredColumns(columnsOf(config, 'users', 'users'), columns(t)),
      sort: userQuestion.sort,
      filters: isVisible(config, 'users', 'filters') ? [...filters(t), ...company] : [],
      scope: scope(t),
      nameOf,
      hrefOf: ({ id }) => pathOf('dashboard-users-view', { id }),
    }),
    [config, t, company],
  );
}

function columns(t: Text<typeof messages>): Record<string, DeclaredColumn<UserRow, Sort>> {
  const dateOf = (instant: string | null) =>
    instant && (
      <time dateTime={instant} title={t('moment', { at: new Date(instant) })}>
        {t('day', { at: new Date(instant) })}
      </time>
    );
  return {
    name: { header: t('name'), sortKey: 'first_name', width: 11.8, cell: (user) => <Person name={nameOf(user)} /> },
    role: { header: t('role'), sortKey: 'role', width: 12.6, cell: ({ role }) => t(`role.${role}`) },
    companies: {
      header: t('companies'),
      width: 4.3,
      low: 2,
      cell: ({ companies, isAdmin }) => !isAdmin && companies,
    },
    email: {
      header: t('email'),
      sortKey: 'email',
      width: 16.4,
      low: 3,
      cell: ({ email }) => email,
      after: ({ email }) => <CopyButton text={email} label={t('email.copy')} doneLabel={t('copied')} />,
    },
    phone: { header: t('phone'), width: 8.4, low: 1, cell: ({ phone }) => phone && phoneShown(phone) },
    position: { header: t('position'), width: 10, low: 1, cell: ({ position }) => position },
    status: {
      header: t('status'),
      sortKey: 'status',
      width: 11.3,
      cell: ({ status, invite_expired }) => <UserTag status={status} expired={invite_expired} />,
    },
    last_login_at: {
      header: t('last_login.short'),
      sortKey: 'last_login_at',
      width: 6.8,
      low: 2,
      cell: ({ last_login_at }) => dateOf(last_login_at),
    },
    created_at: {
      header: t('created'),
      sortKey: 'created_at',
      width: 7,
      low: 1,
      cell: ({ created_at }) => dateOf(created_at),
    },
  };
}

function filters(t: Text<typeof messages>): Declaration['filters'] {
  return [
    { key: 'role', label: t('role'), options: roles.map((value) => ({ value, label: t(`role.${value}`) })) },
    { key: 'status', label: t('status'), options: statuses.map((value) => ({ value, label: t(`status.${value}`) })) },
  ];
}

function scope(t: Text<typeof messages>): NonNullable<Declaration['scope']> {
  const options = (['office', 'clients', 'mine'] as const).map((value) => ({ value, label: t(`scope.${value}`) }));
  return { key: 'people', label: t('scope'), all: t('scope.all'), options };
}
