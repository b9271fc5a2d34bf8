import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import type { ListControls } from '#ui/list/controls.ts';
import messages from './messages.json' with { type: 'json' };

const views = [
  { name: 'open' },
  { name: 'mine', key: 'mine', value: 'true' },
  { name: 'late', key: 'late', value: 'true' },
  { name: 'sent', key: 'status', value: 'sent' },
  { name: 'rejected', key: 'status', value: 'rejected' },
  { name: 'any', key: 'open', value: 'any' },
] as const satisfies { name: string; key?: string; value?: string }[];

/** Usual ways to look at the declarations, as links. */
export function DeclarationViews({ query: { filters, search } }: Pick<ListControls, 'query'>) {
  const t = useText(messages);
  const asked = Object.values(filters).filter(Boolean).length;
  const list = pathOf('dashboard-declarations');
  const tabs = views.map((view) => ({
    label: t(`view.${view.name}`),
    href: 'key' in view ? `${list}?filters[${view.key}]=${view.value}` : list,
    current: search === '' && ('key' in view ? asked === 1 && filters[view.key] === view.value : asked === 0),
  }));
  return <PageTabs label={t('views')} tabs={tabs} />;
}
