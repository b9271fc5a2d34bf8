import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { CompaniesIcon } from '#ui/icons/icons.ts';
import type { CommandItem } from '#ui/overlay/command-dialog.tsx';
import messages from './messages.json' with { type: 'json' };
import { wantedIn } from './parse-search.ts';

/** Leads to the list, which finds more than the palette shows: by city, too, and all of them. */
export function useListSearches(typed: string): CommandItem[] {
  const text = useText(messages);
  const config = useConfig();
  const { isAdmin } = useUser();
  const search = wantedIn(typed);
  if (!isAdmin || search.length < 2 || !isOpen('dashboard-companies', config)) return [];
  const href = `${pathOf('dashboard-companies')}?${new URLSearchParams({ search })}`;
  return [
    {
      id: 'search-companies',
      label: text('palette.search', { query: typed.trim() }),
      icon: CompaniesIcon,
      run: () => navigate(href),
    },
  ];
}
