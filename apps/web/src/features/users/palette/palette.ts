import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import type { PaletteEntries } from '#services/feature/palette.ts';
import { AddIcon, InviteIcon, ProfileIcon } from '#ui/icons/icons.ts';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

export const userPalette: PaletteEntries = {
  actions: ({ config, may, goTo }) => {
    if (!may('users:edit') || !isOpen('dashboard-users', config)) return [];
    const t = words(messages);
    const users = pathOf('dashboard-users');
    return [
      { id: 'user-invite', label: t('invite'), icon: InviteIcon, run: () => goTo(`${users}?form=invite`) },
      { id: 'user-new', label: t('add'), icon: AddIcon, run: () => goTo(`${users}?form=new`) },
    ];
  },
  records: {
    key: 'users',
    title: () => words(messages)('found'),
    icon: ProfileIcon,
    route: 'dashboard-users-view',
    find: async (api, query, signal) => {
      const { data, meta } = await unwrap(api.GET('/users', { params: { query }, signal }));
      const records = data.map(({ id, first_name, last_name, email }) => ({
        href: pathOf('dashboard-users-view', { id }),
        label: `${first_name} ${last_name}`,
        detail: email,
      }));
      return { records, total: meta.total };
    },
  },
};
