import { PageTabs } from '#ui/layout/page-tabs.tsx';
import type { ListControls } from './controls.ts';
import type { ListScope, PresetViews } from './definition.ts';

/** All records, or those of one value of a filter. */
export function ListScopes({ scope, controls }: { scope: ListScope; controls: ListControls }) {
  const chosen = controls.query.filters[scope.key];
  const links = [{ value: undefined, label: scope.all }, ...scope.options];
  const tabs = links.map(({ value, label }) => ({
    href: controls.hrefWith(scope.key, value),
    label,
    current: value === chosen,
  }));
  return <PageTabs label={scope.label} tabs={tabs} />;
}

/** The usual views of the list. */
export function ListPresetViews({ preset, controls }: { preset: PresetViews; controls: ListControls }) {
  const { query, path } = controls;
  const narrowing = Object.values(query.filters).filter(Boolean).length;
  const tabs = preset.views.map(({ label, filter }) => ({
    label,
    href: filter ? `${path}?filters[${filter.key}]=${filter.value}` : path,
    current:
      query.search === '' && (filter ? narrowing === 1 && query.filters[filter.key] === filter.value : narrowing === 0),
  }));
  return <PageTabs label={preset.label} tabs={tabs} />;
}
