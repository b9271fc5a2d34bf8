import messages from './messages.json' with { type: 'json' };
import { sectionsOf } from './sections.ts';
import { useConfig } from './use-navigation.ts';
import { useUser } from './use-session.ts';
import { useText } from './use-text.ts';

interface ShortcutGroup {
  title: string;
  /** Each with one or more ways to press it. */
  shortcuts: { label: string; keys: string[] }[];
  /** Pressed without Ctrl, so they can be switched off. */
  single: boolean;
}

/** The shortcuts that this person has, for the sheet. */
export function useShortcutGroups(): ShortcutGroup[] {
  const text = useText(messages);
  const config = useConfig();
  const { isAdmin } = useUser();
  const everywhere = [
    { label: text('shortcuts.sheet'), keys: ['?'] },
    ...(isAdmin ? [{ label: text('shortcuts.sidebar'), keys: ['['] }] : []),
  ];
  const places = isAdmin
    ? sectionsOf(config).flatMap(({ label, keys }) => (keys ? [{ label: text(label), keys: [keys] }] : []))
    : [{ label: text('nav.home'), keys: ['g h'] }];
  const list = [
    { label: text('shortcuts.search'), keys: ['/'] },
    { label: text('shortcuts.row'), keys: ['j', 'k'] },
    { label: text('shortcuts.open'), keys: ['Enter'] },
    { label: text('shortcuts.select'), keys: ['x'] },
    { label: text('shortcuts.edit'), keys: ['e'] },
    { label: text('shortcuts.new'), keys: ['c'] },
  ];
  return [
    {
      title: text('shortcuts.always'),
      shortcuts: [{ label: text('command.open'), keys: ['Control+K'] }],
      single: false,
    },
    { title: text('shortcuts.everywhere'), shortcuts: everywhere, single: true },
    { title: text('palette.places'), shortcuts: places, single: true },
    ...(isAdmin ? [{ title: text('shortcuts.list'), shortcuts: list, single: true }] : []),
  ];
}
