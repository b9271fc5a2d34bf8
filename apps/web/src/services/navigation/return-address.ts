import { lineOf, localized, match } from '@biuro/core/navigation/routes.ts';
import { pageLocale } from '#services/i18n/locale.ts';

/** The title of the page in `?redirect=`: "Firmy". Null for a public or unknown address, and for a home, whose title would say nothing. */
export function wantedPage(search: string): string | null {
  const address = new URLSearchParams(search).get('redirect') ?? '/';
  const { name, params } = match(address.split('?', 1)[0] ?? '/');
  const { access, parent, title } = lineOf(name);
  return access === 'public' || !parent ? null : localized(title, pageLocale(), params);
}
