import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import type { CommandItem } from '../ui/command-dialog.tsx';
import { CompaniesIcon } from '../ui/icons.ts';
import messages from './commands/messages.json' with { type: 'json' };
import { useConfig } from './use-navigation.ts';
import { useUser } from './use-session.ts';
import { useText } from './use-text.ts';
import { wantedIn } from './wanted-in.ts';

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
