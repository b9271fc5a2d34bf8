import type { ReactNode } from 'react';
import { DarkIcon, LightIcon, SignOutIcon, SystemThemeIcon } from '../ui/icons.ts';
import { Menu, type MenuGroup } from '../ui/menu.tsx';
import { changeLocale, languages, pageLocale } from './locale.ts';
import messages from './messages.json' with { type: 'json' };
import { type Theme, useTheme } from './theme.ts';
import { useSignOut, useUser } from './use-session.ts';
import { useText } from './use-text.ts';

const themes: { theme: Theme; label: 'theme.light' | 'theme.dark' | 'theme.system'; icon: typeof LightIcon }[] = [
  { theme: 'light', label: 'theme.light', icon: LightIcon },
  { theme: 'dark', label: 'theme.dark', icon: DarkIcon },
  { theme: 'system', label: 'theme.system', icon: SystemThemeIcon },
];

interface UserMenuProps {
  /** What the button shows. */
  children: ReactNode;
  /** The button's words, where it shows some. */
  label?: string;
}

/** Who is signed in, with theme, language and the way out. */
export function UserMenu({ children, label }: UserMenuProps) {
  const text = useText(messages);
  const { first_name, last_name } = useUser();
  const name = `${first_name} ${last_name}`;
  return (
    <Menu label={label ?? text('user.menu', { name })} groups={useGroups(name)}>
      {children}
    </Menu>
  );
}

function useGroups(name: string): MenuGroup[] {
  const text = useText(messages);
  const [chosen, chooseTheme] = useTheme();
  const signOut = useSignOut();
  return [
    {
      label: text('theme'),
      items: themes.map(({ theme, label, icon }) => ({
        label: text(label),
        icon,
        checked: theme === chosen,
        run: () => chooseTheme(theme),
      })),
    },
    {
      label: text('language'),
      items: (['pl', 'en'] as const).map((locale) => ({
        label: languages[locale],
        checked: locale === pageLocale(),
        run: () => changeLocale(locale),
      })),
    },
    { label: name, items: [{ label: text('sign-out'), icon: SignOutIcon, run: signOut }] },
  ];
}
