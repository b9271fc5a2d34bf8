import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import { languages, pageLocale } from '#services/i18n/locale.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { themes, useTheme } from '#services/preferences/theme.ts';
import { themeIcons } from '#services/preferences/theme-icons.ts';
import { useChangePreferences } from '#services/preferences/use-change-preferences.ts';
import { useRight, useSignOut } from '#services/session/use-session.ts';
import { AddIcon, CalendarIcon, InviteIcon, KeyboardIcon, LanguageIcon, SignOutIcon } from '#ui/icons/icons.ts';
import type { CommandItem } from '#ui/overlay/command-dialog.tsx';
import { useCommandCentre } from './command-centre.tsx';
import { useTimerActions } from './timer-actions.ts';

/** What this person can do from everywhere. */
export function useActions(): CommandItem[] {
  return [...useNewThings(), ...useTimerActions(), ...useOwnThings()];
}

function useNewThings(): CommandItem[] {
  const text = useText(messages);
  const config = useConfig();
  const users = pathOf('dashboard-users');
  const mayEditCompanies = useRight('companies:edit') && isOpen('dashboard-companies-new', config);
  const mayEditTasks = useRight('tasks:edit') && isOpen('dashboard-tasks-new', config);
  const mayEditUsers = useRight('users:edit') && isOpen('dashboard-users', config);
  const company = {
    id: 'company-new',
    label: text('company.add'),
    icon: AddIcon,
    run: () => navigate(pathOf('dashboard-companies-new')),
  };
  const tasks = [
    { id: 'task-new', label: text('task.add'), icon: AddIcon, run: () => navigate(pathOf('dashboard-tasks-new')) },
    {
      id: 'open-month',
      label: text('month.open'),
      icon: CalendarIcon,
      run: () => navigate(`${pathOf('dashboard-tasks')}?form=open-month`),
    },
  ];
  const people = [
    { id: 'user-invite', label: text('user.invite'), icon: InviteIcon, run: () => navigate(`${users}?form=invite`) },
    { id: 'user-new', label: text('user.add'), icon: AddIcon, run: () => navigate(`${users}?form=new`) },
  ];
  return [...(mayEditCompanies ? [company] : []), ...(mayEditTasks ? tasks : []), ...(mayEditUsers ? people : [])];
}

function useOwnThings(): CommandItem[] {
  const text = useText(messages);
  const show = useCommandCentre();
  const signOut = useSignOut();
  const [chosen] = useTheme();
  const change = useChangePreferences();
  const other = pageLocale() === 'pl' ? 'en' : 'pl';
  return [
    ...themes
      .filter((theme) => theme !== chosen)
      .map((theme) => ({
        id: `theme-${theme}`,
        label: text('theme.choose', { name: text(`theme.${theme}`) }),
        icon: themeIcons[theme],
        run: () => change({ theme }),
      })),
    {
      id: 'language',
      label: text('language.choose', { name: languages[other] }),
      icon: LanguageIcon,
      run: () => change({ locale: other }),
    },
    { id: 'shortcuts', label: text('shortcuts'), icon: KeyboardIcon, keys: '?', run: () => show('shortcuts') },
    { id: 'sign-out', label: text('sign-out'), icon: SignOutIcon, run: signOut },
  ];
}
