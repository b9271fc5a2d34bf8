import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import type { PaletteEntries } from '#services/feature/palette.ts';
import { AddIcon, CompaniesIcon } from '#ui/icons/icons.ts';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

export const companyPalette: PaletteEntries = {
  actions: ({ config, may, goTo }) => {
    if (!may('companies:edit') || !isOpen('dashboard-companies-new', config)) return [];
    const label = words(messages)('add');
    return [{ id: 'company-new', label, icon: AddIcon, run: () => goTo(pathOf('dashboard-companies-new')) }];
  },
  records: {
    key: 'companies',
    title: () => words(messages)('found'),
    icon: CompaniesIcon,
    route: 'dashboard-companies-view',
    find: async (api, query, signal) => {
      const { data, meta } = await unwrap(api.GET('/companies', { params: { query }, signal }));
      const records = data.map(({ id, name, vat_number }) => ({
        href: pathOf('dashboard-companies-view', { id }),
        label: name,
        detail: vat_number,
      }));
      return { records, total: meta.total };
    },
  },
  // The list finds more than the palette shows: by city, too, and all of them.
  lists: ({ config, goTo }, typed, search) => {
    if (!isOpen('dashboard-companies', config)) return [];
    const href = `${pathOf('dashboard-companies')}?${new URLSearchParams({ search })}`;
    const label = words(messages)('search', { query: typed.trim() });
    return [{ id: 'search-companies', label, icon: CompaniesIcon, run: () => goTo(href) }];
  },
};
