import type { Ports } from '@biuro/core/lib/ports.ts';
import { storedLocale } from '#services/i18n/locale.ts';

/** Host and key come from the build: by default the page's own origin. */
export function browserSettings(): Ports['settings'] {
  return {
    host: import.meta.env.VITE_API_HOST ?? '',
    apiKey: import.meta.env.VITE_API_KEY ?? 'biuro-web',
    locale: storedLocale(),
  };
}
