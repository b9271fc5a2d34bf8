import { useState } from 'react';
import type { PaletteEntries } from '#services/feature/palette.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { CommandDialog } from '#ui/overlay/command-dialog.tsx';
import { bestMatches } from '#ui/text/normalize-text.ts';
import { useOwnActions } from './actions.ts';
import { usePaletteContext } from './entries.ts';
import commands from './messages.json' with { type: 'json' };
import { parseSearch } from './parse-search.ts';
import { usePlaces } from './places.ts';
import { useRecords } from './records.ts';
import { paletteTyping } from './type-ahead.ts';

export interface PaletteProps {
  entries: PaletteEntries[];
  open: boolean;
  onClose: () => void;
}

/** One field to open pages, find records and run actions. */
export function Palette({ entries, open, onClose }: PaletteProps) {
  const t = useText(messages);
  const command = useText(commands);
  const [query, setQuery] = useState('');
  const places = usePlaces();
  const context = usePaletteContext();
  const own = useOwnActions();
  const actions = [...entries.flatMap((one) => one.actions?.(context) ?? []), ...own];
  const records = useRecords(
    entries.flatMap((one) => one.records ?? []),
    open ? query : '',
  );
  const search = parseSearch(query);
  const searches =
    records.can && search.length > 1 ? entries.flatMap((one) => one.lists?.(context, query, search) ?? []) : [];
  // Entries that need no request stand first, so that answers which arrive later do not move them.
  const groups = [
    { label: command('palette.places'), items: bestMatches(places, query, ({ label }) => label) },
    { label: command('palette.actions'), items: bestMatches(actions, query, ({ label }) => label) },
    ...records.groups,
  ];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const some = records.more ? 'palette.first' : 'palette.found';
  const found = count > 0 ? command(some, { count }) : command('palette.none', { query: query.trim() });
  // If the lists are the only entries, they wait for the answer: an early Enter must not open the list in place of a record that is still loading.
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
      label={t('command.open')}
      placeholder={records.can ? command('palette.placeholder') : t('command.open')}
      query={query}
      onQuery={setQuery}
      onFieldFocus={takeTyped}
      groups={[...groups, ...lists]}
      status={records.failure ?? (records.pending ? command('palette.searching') : found)}
    />
  );
}
