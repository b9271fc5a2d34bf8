import { pageLocale } from '#services/i18n/locale.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { sectionsOf } from '../frame/admin/sections.ts';
import commands from './messages.json' with { type: 'json' };

interface ShortcutGroup {
  title: string;
  /** Each with one or more ways to press it. */
  shortcuts: { label: string; keys: string[] }[];
  /** Pressed without Ctrl, so they can be switched off. */
  single: boolean;
}

/** The shortcuts that this person has, for the sheet. */
export function useShortcutGroups(): ShortcutGroup[] {
  const t = useText(messages);
  const command = useText(commands);
  const config = useConfig();
  const { isAdmin } = useUser();
  const everywhere = [
    { label: command('shortcuts.sheet'), keys: ['?'] },
    ...(isAdmin ? [{ label: command('shortcuts.sidebar'), keys: ['['] }] : []),
  ];
  const places = isAdmin
    ? sectionsOf(config).flatMap(({ label, keys }) => (keys ? [{ label: label[pageLocale()], keys: [keys] }] : []))
    : [{ label: t('nav.home'), keys: ['g h'] }];
  const list = [
    { label: command('shortcuts.search'), keys: ['/'] },
    { label: command('shortcuts.row'), keys: ['j', 'k'] },
    { label: command('shortcuts.open'), keys: ['Enter'] },
    { label: command('shortcuts.select'), keys: ['x'] },
    { label: command('shortcuts.edit'), keys: ['e'] },
    { label: command('shortcuts.new'), keys: ['c'] },
    { label: command('shortcuts.month'), keys: [',', '.'] },
  ];
  return [
    {
      title: command('shortcuts.always'),
      shortcuts: [{ label: t('command.open'), keys: ['Control+K'] }],
      single: false,
    },
    { title: command('shortcuts.everywhere'), shortcuts: everywhere, single: true },
    { title: command('palette.places'), shortcuts: places, single: true },
    ...(isAdmin ? [{ title: command('shortcuts.list'), shortcuts: list, single: true }] : []),
  ];
}
