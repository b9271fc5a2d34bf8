import { pathOf } from '@biuro/core/navigation/routes.ts';

/** Where the record of an API path opens in the dashboard. */
export function recordHref(link: string): string {
  return `${pathOf('dashboard')}${link}`;
}
