import { useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { CommandDialog } from '#ui/overlay/command-dialog.tsx';
import { bestMatches } from '#ui/text/normalize-text.ts';
import { useActions } from './actions.ts';
import { useListSearches } from './list-searches.ts';
import commands from './messages.json' with { type: 'json' };
import { usePlaces } from './places.ts';
import { useRecords } from './records.ts';
import { paletteTyping } from './type-ahead.ts';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Goes to any page, finds a company or a person, and does what the menus do, from one field. */
export function Palette({ open, onClose }: PaletteProps) {
  const text = useText(messages);
  const command = useText(commands);
  const [query, setQuery] = useState('');
  const places = usePlaces();
  const actions = useActions();
  const records = useRecords(open ? query : '');
  const searches = useListSearches(query);
  // What the browser knows stands first: what arrives later never moves it from under the person's hand.
  const groups = [
    { label: command('palette.places'), items: bestMatches(places, query, ({ label }) => label) },
    { label: command('palette.actions'), items: bestMatches(actions, query, ({ label }) => label) },
    { label: command('palette.companies'), items: records.companies },
    { label: command('palette.users'), items: records.users },
  ];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const some = records.more ? 'palette.first' : 'palette.found';
  const found = count > 0 ? command(some, { count }) : command('palette.none', { query: query.trim() });
  // Alone it waits for the answer: an early Enter must not go to the list in place of the company that is on its way.
  const lists = count > 0 || !records.pending ? [{ label: command('palette.lists'), items: searches }] : [];
  const close = () => {
    setQuery('');
    onClose();
  };
  const takeTyped = () => {
    const typed = paletteTyping.end();
    setQuery((since) => typed + since);
  };
  return (
    <CommandDialog
      open={open}
      onClose={close}
      label={text('command.open')}
      placeholder={records.can ? command('palette.placeholder') : text('command.open')}
      query={query}
      onQuery={setQuery}
      onFieldFocus={takeTyped}
      groups={[...groups, ...lists]}
      status={records.failure ?? (records.pending ? command('palette.searching') : found)}
    />
  );
}
