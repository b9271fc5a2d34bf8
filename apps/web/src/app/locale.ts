import type { Locale } from '@biuro/core/i18n/text.ts';

const key = 'biuro.locale';

/** Each language by its own name. */
export const languages: Record<Locale, string> = { pl: 'Polski', en: 'English' };

export function storedLocale(): Locale {
  return localStorage.getItem(key) === 'en' ? 'en' : 'pl';
}

/** The language of this page; it stays until the page is loaded anew. */
export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'pl';
}

/** The language runs through titles, formats and the server's sentences alike, so the page starts anew. */
export function changeLocale(locale: Locale): void {
  localStorage.setItem(key, locale);
  location.reload();
}
