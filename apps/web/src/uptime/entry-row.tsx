import { lazy, Suspense, useState } from 'react';
import { useText } from '../app/use-text.ts';
import { LockIcon, MoreIcon } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { UptimeStatusTag } from '../ui/uptime-status.tsx';
import { categoryText, clockText } from '../ui/uptime-text.ts';
import messages from './entry/messages.json' with { type: 'json' };
import { spanText } from './entry-times.ts';
import { type Entry, valuesOf } from './entry-values.ts';
import { useEntryItems } from './use-entry-items.ts';

const EntryForm = lazy(() => import('./entry-form.tsx').then((module) => ({ default: module.EntryForm })));
const EntrySplit = lazy(() => import('./entry-split.tsx').then((module) => ({ default: module.EntrySplit })));

interface EntryRowProps {
  entry: Entry;
  /** Says whose it is. */
  named: boolean;
  /** Writes the same down again. */
  onAgain: (() => void) | undefined;
}

/** One entry; it is changed where it stands. */
export function EntryRow({ entry, named, onAgain }: EntryRowProps) {
  const t = useText(messages);
  const [open, setOpen] = useState<'edit' | 'split'>();
  const items = useEntryItems(entry, { onEdit: () => setOpen('edit'), onSplit: () => setOpen('split'), onAgain });
  const close = () => setOpen(undefined);
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
    <li className="entry">
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
      {items.length > 0 ? (
        <Menu label={t('entry.menu', { span: spanText(entry) })} groups={[{ items }]}>
          <MoreIcon />
        </Menu>
      ) : (
        <span className="entry-no-menu" />
      )}
      {open === 'split' && (
        <Suspense>
          <EntrySplit entry={entry} onDone={close} />
        </Suspense>
      )}
    </li>
  );
}
