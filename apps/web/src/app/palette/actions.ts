import { languages, pageLocale } from '#services/i18n/locale.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useChangePreferences } from '#services/preferences/change-preferences.ts';
import { themes, useTheme } from '#services/preferences/theme.ts';
import { themeIcons } from '#services/preferences/theme-switch.tsx';
import { useSignOut } from '#services/session/use-session.ts';
import { KeyboardIcon, LanguageIcon, SignOutIcon } from '#ui/icons/icons.ts';
import { hasKeyboard } from '#ui/keyboard/has-keyboard.ts';
import type { CommandItem } from '#ui/overlay/command-dialog.tsx';
import { useShowPanel } from './panels.ts';

/** Actions of the palette that belong to no feature. */
export function useOwnActions(): CommandItem[] {
  const t = useText(messages);
  const show = useShowPanel();
  const signOut = useSignOut();
  const [chosen] = useTheme();
  const change = useChangePreferences();
  const other = pageLocale() === 'pl' ? 'en' : 'pl';
  return [
    ...themes
      .filter((theme) => theme !== chosen)
      .map((theme) => ({
        id: `theme-${theme}`,
        label: t('theme.choose', { name: t(`theme.${theme}`) }),
        icon: themeIcons[theme],
        run: () => change({ theme }),
      })),
    {
      id: 'language',
      label: t('language.choose', { name: languages[other] }),
      icon: LanguageIcon,
      run: () => change({ locale: other }),
    },
    ...(hasKeyboard()
      ? [{ id: 'shortcuts', label: t('shortcuts'), icon: KeyboardIcon, keys: '?', run: () => show('shortcuts') }]
      : []),
    { id: 'sign-out', label: t('sign-out'), icon: SignOutIcon, run: signOut },
  ];
}
