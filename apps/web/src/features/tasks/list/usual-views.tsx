import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import type { ListControls } from '#ui/list/controls.ts';
import messages from '../messages.json' with { type: 'json' };

/** Usual ways to look at the tasks, as links. */
export function TaskViews({ query: { filters, search } }: Pick<ListControls, 'query'>) {
  const t = useText(messages);
  const asked = Object.entries(filters).filter(([, value]) => value);
  const views = [
    { label: t('view.open') },
    { label: t('view.mine'), key: 'mine', value: 'true' },
    { label: t('view.late'), key: 'late', value: 'true' },
    { label: t('view.late_docs'), key: 'late_docs', value: 'true' },
    { label: t('view.closable'), key: 'closable', value: 'true' },
    { label: t('view.closed'), key: 'open', value: 'false' },
    { label: t('view.any'), key: 'open', value: 'any' },
  ];
  const list = pathOf('dashboard-tasks');
  const tabs = views.map(({ label, key, value }) => ({
    label,
    href: key ? `${list}?filters[${key}]=${value}` : list,
    current: search === '' && asked.length === (key ? 1 : 0) && (!key || filters[key] === value),
  }));
  return <PageTabs label={t('views')} tabs={tabs} />;
}
