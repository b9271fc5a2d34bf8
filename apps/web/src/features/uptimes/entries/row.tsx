import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { UptimeStatusTag } from '#services/records/uptime/status.tsx';
import { categoryText, clockText } from '#services/records/uptime/text.ts';
import { LockIcon, MoreIcon } from '#ui/icons/icons.ts';
import type { Selection } from '#ui/list/bulk/selection.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import { type Entry, valuesOf } from './form/values.ts';
import { EntryMark } from './mark.tsx';
import messages from './messages.json' with { type: 'json' };
import { spanText } from './times.ts';
import { useEntryItems } from './use-entry-items.ts';

const EntryForm = lazy(() => import('./form/entry-form.tsx').then((module) => ({ default: module.EntryForm })));
const EntryHistory = lazy(() => import('./history.tsx').then((module) => ({ default: module.EntryHistory })));
const EntrySplit = lazy(() => import('./form/split.tsx').then((module) => ({ default: module.EntrySplit })));

interface EntryRowProps {
  entry: Entry;
  /** Says whose it is. */
  named: boolean;
  /** A link leads to it. */
  marked: boolean;
  /** Writes the same down again. */
  onAgain: (() => void) | undefined;
  /** Where entries of its day can be marked. */
  selection: Selection | undefined;
}

/** One entry; it is changed where it stands. */
export function EntryRow({ entry, named, marked, onAgain, selection }: EntryRowProps) {
  const t = useText(messages);
  const [open, setOpen] = useState<'edit' | 'split' | 'history'>();
  const items = useEntryItems(entry, {
    onEdit: () => setOpen('edit'),
    onSplit: () => setOpen('split'),
    onHistory: () => setOpen('history'),
    onAgain,
  });
  const [left, setLeft] = useState(false);
  const close = () => {
    setOpen(undefined);
    setLeft(true);
  };
  if (open === 'edit')
    return (
      <li className="entry-edit">
        <Suspense>
          <EntryForm values={valuesOf(entry)} person={entry.user.id} entry={entry} onDone={close} />
        </Suspense>
      </li>
    );
  const { company, settlement, category, comment, seconds, status, locked, reason, billable } = entry;
  const about = [settlement?.title ?? company?.name, named && entry.user.name, billable && t('billable')];
  return (
    <li
      ref={left ? focusRow : marked ? comeInto : undefined}
      className="entry"
      data-marked={marked || undefined}
      data-selected={selection?.ids.has(entry.id) || undefined}
      tabIndex={left || marked ? -1 : undefined}
    >
      {selection && <EntryMark entry={entry} selection={selection} />}
      <span className="entry-span tabular">{spanText(entry)}</span>
      <strong className="entry-length tabular">{seconds === null ? t('running') : clockText(seconds)}</strong>
      <span className="entry-what">
        <span className="entry-category">{categoryText(category)}</span>
        <span className="entry-about">{about.filter(Boolean).join(' · ')}</span>
        {comment && <span className="entry-comment">{comment}</span>}
        {reason && <span className="entry-reason">{t('rejected', { reason })}</span>}
      </span>
      {locked && (
        <span className="entry-locked" title={t('locked')}>
          <LockIcon />
          <span className="visually-hidden">{t('locked')}</span>
        </span>
      )}
      <UptimeStatusTag status={status} />
      <Menu label={t('entry.menu', { span: spanText(entry) })} groups={[{ items }]}>
        <MoreIcon />
      </Menu>
      <Suspense>
        {open === 'split' && <EntrySplit entry={entry} onDone={close} />}
        {open === 'history' && <EntryHistory entry={entry} onClose={close} />}
      </Suspense>
    </li>
  );
}

function comeInto(row: HTMLLIElement | null): void {
  row?.scrollIntoView({ block: 'center' });
  focusRow(row);
}

/** Whoever has left a form goes on where it stood. */
function focusRow(row: HTMLLIElement | null): void {
  row?.focus({ preventScroll: true });
}
