import { pathOf } from '@biuro/core/navigation/routes.ts';
import { defineList } from '#services/lists/define-list.ts';
import { choice, company } from '#services/lists/filters.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { UsersIcon } from '#ui/icons/icons.ts';
import { Person } from '#ui/record/person.tsx';
import messages from '../messages.json' with { type: 'json' };
import { phoneShown } from '../phone-shown.ts';
import { userKeys } from '../queries.ts';
import { UserTag } from '../user-tag.tsx';
import { nameOf, roles, statuses } from '../values.ts';
import { userRequest } from './request.ts';

/** The list of users. */
export const userList = defineList(userRequest, messages, (t) => {
  const dateOf = (instant: string | null) =>
    instant && (
      <time dateTime={instant} title={t('moment', { at: new Date(instant) })}>
        {t('day', { at: new Date(instant) })}
      </time>
    );
  return {
    key: userKeys.lists,
    ids: '/users/ids',
    file: '/users/export',
    office: { module: 'users', hides: ['filters', 'export'] },
    right: 'users:edit',
    title: t('list.title'),
    count: (n, counted) => t(`list.${counted}`, { n }),
    searchLabel: t('list.search'),
    empty: { icon: UsersIcon, title: t('list.empty') },
    nameOf,
    hrefOf: ({ id }) => pathOf('dashboard-users-view', { id }),
    columns: {
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
    },
    filters: {
      role: choice(t('role'), roles, (role) => t(`role.${role}`)),
      status: choice(t('status'), statuses, (status) => t(`status.${status}`)),
      company_id: company(t('company'), t('company.search')),
    },
    scope: {
      key: 'people',
      all: t('scope.all'),
      ...choice(t('scope'), ['office', 'clients', 'mine'], (people) => t(`scope.${people}`)),
    },
  };
});
