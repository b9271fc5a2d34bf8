import { PageTabs } from '#ui/layout/page-tabs.tsx';
import type { ListControls } from './controls.ts';
import type { ListScope, ListTotals, PresetViews } from './definition.ts';

interface ListScopesProps {
  scope: ListScope;
  controls: ListControls;
  totals?: ((value: string | undefined) => ListTotals) | undefined;
}

/** All records, or those of one value of a filter. */
export function ListScopes({ scope, controls, totals }: ListScopesProps) {
  const chosen = controls.query.filters[scope.key];
  const links = [{ value: undefined, label: scope.all }, ...scope.options];
  const tabs = links.map(({ value, label }) => ({
    href: controls.hrefWith(scope.key, value),
    label,
    count: totals?.(value).count,
    current: value === chosen,
  }));
  return <PageTabs label={scope.label} tabs={tabs} />;
}

/** The usual views of the list. */
export function ListPresetViews({ preset, controls }: { preset: PresetViews; controls: ListControls }) {
  const { query, hrefOf } = controls;
  const { month, unfinished_before, ...filters } = query.filters;
  const narrowing = Object.values(filters).filter(Boolean).length;
  const tabs = preset.views.map(({ label, filter }) => ({
    label,
    href: hrefOf({ month, ...(filter && { [filter.key]: filter.value }) }),
    current:
      query.search === '' &&
      unfinished_before === undefined &&
      (filter ? narrowing === 1 && filters[filter.key] === filter.value : narrowing === 0),
  }));
  return <PageTabs label={preset.label} tabs={tabs} />;
}
