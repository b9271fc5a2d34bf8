import { pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { languages, pageLocale } from '#services/i18n/locale.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useChangePreferences } from '#services/preferences/change-preferences.ts';
import { themes, useTheme } from '#services/preferences/theme.ts';
import { themeIcons } from '#services/preferences/theme-switch.tsx';
import { useSignOut, useUser } from '#services/session/use-session.ts';
import { KeyboardIcon, ProfileIcon, SignOutIcon } from '#ui/icons/icons.ts';
import { hasKeyboard } from '#ui/keyboard/has-keyboard.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import type { MenuGroup, MenuItem } from '#ui/overlay/menu-item.ts';
import { useShowPanel } from '../palette/panels.ts';

interface UserMenuProps {
  /** What the button shows. */
  children: ReactNode;
  /** The button's words, where it shows some. */
  label?: string;
  /** Links that have no room beside the button. */
  ways?: MenuItem[];
}

/** Who is signed in, with profile, theme, language and the way out. */
export function UserMenu({ children, label, ways = [] }: UserMenuProps) {
  const t = useText(messages);
  const { first_name, last_name } = useUser();
  const name = `${first_name} ${last_name}`;
  return (
    <Menu label={label ?? t('user.menu', { name })} groups={useGroups(name, ways)}>
      {children}
    </Menu>
  );
}

function useGroups(name: string, ways: MenuItem[]): MenuGroup[] {
  const t = useText(messages);
  const { isAdmin } = useUser();
  const [chosen] = useTheme();
  const change = useChangePreferences();
  const show = useShowPanel();
  const signOut = useSignOut();
  const profile = isAdmin
    ? { label: t('profile.mine'), path: pathOf('dashboard-users-profile') }
    : { label: t('profile'), path: pathOf('profile') };
  return [
    {
      label: name,
      items: [
        ...ways,
        { label: profile.label, icon: ProfileIcon, run: () => navigate(profile.path) },
        ...(hasKeyboard() ? [{ label: t('shortcuts'), icon: KeyboardIcon, run: () => show('shortcuts') }] : []),
      ],
    },
    {
      label: t('theme'),
      items: themes.map((theme) => ({
        label: t(`theme.${theme}`),
        icon: themeIcons[theme],
        checked: theme === chosen,
        run: () => change({ theme }),
      })),
    },
    {
      label: t('language'),
      items: (['pl', 'en'] as const).map((locale) => ({
        label: languages[locale],
        checked: locale === pageLocale(),
        run: () => change({ locale }),
      })),
    },
    { label: t('account'), items: [{ label: t('sign-out'), icon: SignOutIcon, run: signOut }] },
  ];
}
