import { PageTabs } from '#ui/layout/page-tabs.tsx';
import type { ListControls } from './controls.ts';
import type { ListScope } from './definition.ts';

interface ListScopesProps {
  scope: ListScope;
  controls: ListControls;
}

/** All records, or those of one kind. */
export function ListScopes({ scope, controls }: ListScopesProps) {
  const chosen = controls.query.filters[scope.key];
  const links = [{ value: undefined, label: scope.all }, ...scope.options];
  const tabs = links.map(({ value, label }) => ({
    href: controls.hrefWith(scope.key, value),
    label,
    current: value === chosen,
  }));
  return <PageTabs label={scope.label} tabs={tabs} />;
}
