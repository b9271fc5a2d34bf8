import { useEffect } from 'react';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Page } from '../ui/page.tsx';
import { type PageTab, PageTabs } from '../ui/page-tabs.tsx';
import messages from './entry/messages.json' with { type: 'json' };
import { type EntryAddress, useEntryAddress, type View } from './entry-address.ts';
import { EntryApprovals } from './entry-approvals.tsx';
import { EntryDays } from './entry-days.tsx';
import { EntryExport } from './entry-export.tsx';
import { EntryMonths } from './entry-months.tsx';
import { useEntry } from './entry-queries.ts';
import { EntrySentence } from './entry-sentence.tsx';
import './entry.css';

/** Working time: one's week or month by days; for whoever approves, what waits for that and which months are closed. */
export function EntryList() {
  const t = useText(messages);
  const address = useEntryAddress();
  useShownEntry(address);
  const { view } = address;
  const ofDays = view === 'week' || view === 'month' || view === 'range';
  return (
    <Page
      title={t('title')}
      sentence={ofDays ? <EntrySentence filters={address.filters} /> : t(`sentence.${view}`)}
      actions={ofDays && <EntryExport filters={address.filters} />}
    >
      <PageTabs label={t('views')} tabs={useTabs(address)} />
      {ofDays && <EntryDays key={`${address.range.from} ${address.person}`} address={address} />}
      {view === 'approvals' && <EntryApprovals />}
      {view === 'months' && <EntryMonths />}
    </Page>
  );
}

function useTabs({ view, hrefOf }: EntryAddress): PageTab[] {
  const t = useText(messages);
  const approves = useRight('uptimes:approve');
  const views: View[] = [
    ...(view === 'range' ? (['range'] as const) : []),
    'week',
    'month',
    ...(approves ? (['approvals'] as const) : []),
    'months',
  ];
  return views.map((one) => ({
    href: one === view ? hrefOf({}) : hrefOf({ view: one }),
    label: t(`view.${one}`),
    current: one === view,
  }));
}

/** A link to one entry shows the week in which it is, where it is marked. */
function useShownEntry({ entry, view, range, person, show }: EntryAddress): void {
  const { data } = useEntry(entry);
  useEffect(() => {
    if (!data || data.id !== entry) return;
    const here = view === 'week' && person === data.user.id && range.from <= data.day && data.day <= range.to;
    if (!here) show({ view: 'week', day: data.day, 'filters[user_id]': data.user.id, entry }, { replace: true });
  });
}
