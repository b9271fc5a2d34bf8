import type { Locale } from '@biuro/core/i18n/text.ts';
import { deviceKeys, keepChoice } from '#services/preferences/device-choices.ts';
import { isSignedInHere, storedPreferences } from '#services/preferences/stored-preferences.ts';

/** Each language by its own name. */
export const languages: Record<Locale, string> = { pl: 'Polski', en: 'English' };

/** What was chosen on this device, else what the account of the person signed in says, else Polish. */
export function storedLocale(): Locale {
  return localeIn(localStorage.getItem(deviceKeys.locale)) ?? localeIn(storedPreferences().locale) ?? 'pl';
}

export function localeIn(value: unknown): Locale | undefined {
  return value === 'pl' || value === 'en' ? value : undefined;
}

/** The language of this page; only a reload changes it. */
export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'pl';
}

/** Reloads the page, because titles, formats and the server's sentences depend on the language. */
export function changeLocale(locale: Locale): void {
  keepChoice({ device: localStorage, tab: sessionStorage }, 'locale', locale, isSignedInHere());
  location.reload();
}
