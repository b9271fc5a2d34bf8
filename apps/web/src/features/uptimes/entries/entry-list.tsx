import { isVisible } from '@biuro/core/config/config.ts';
import { useEffect } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { useRight } from '#services/session/use-session.ts';
import { Page } from '#ui/layout/page.tsx';
import { type PageTab, PageTabs } from '#ui/layout/page-tabs.tsx';
import { type EntryAddress, type Filters, useEntryAddress, type View } from './address.ts';
import { EntryDays } from './days.tsx';
import { EntryExport } from './export.tsx';
import messages from './messages.json' with { type: 'json' };
import { EntryApprovals } from './months/approvals.tsx';
import { EntryMonths } from './months/months.tsx';
import { useEntry, useSummary } from './queries.ts';
import './entry.css';

/** Working time: one's week or month by days; for whoever approves, what waits for that and which months are closed. */
export function EntryList() {
  const t = useText(messages);
  const address = useEntryAddress();
  const exports = isVisible(useConfig(), 'uptime', 'export');
  useShownEntry(address);
  const { view } = address;
  const ofDays = view === 'week' || view === 'month' || view === 'range';
  return (
    <Page
      title={t('title')}
      sentence={ofDays ? <EntrySentence filters={address.filters} /> : t(`sentence.${view}`)}
      actions={ofDays && exports && <EntryExport filters={address.filters} />}
    >
      <PageTabs label={t('views')} tabs={useTabs(address)} />
      {ofDays && <EntryDays key={`${address.range.from} ${address.person}`} address={address} />}
      {view === 'approvals' && <EntryApprovals />}
      {view === 'months' && <EntryMonths />}
    </Page>
  );
}

/** How much was worked in the days that are shown. */
function EntrySentence({ filters }: { filters: Filters }) {
  const t = useText(messages);
  const { data } = useSummary(filters);
  if (!data) return '\u00A0';
  if (data.entries === 0) return t('sum.none');
  const sum = t('sum', { time: timeText(data.seconds), n: data.entries });
  return data.billable_seconds > 0 ? `${sum} · ${t('sum.billable', { time: timeText(data.billable_seconds) })}` : sum;
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
