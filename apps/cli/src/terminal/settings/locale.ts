import type { Locale } from '@biuro/core/i18n/text.ts';

export interface ChosenLocale {
  locale: Locale;
  /** The flag or variable that decided; null where Polish is only the default. */
  source: '--lang' | 'LC_ALL' | 'LC_MESSAGES' | 'LANG' | null;
}

const variables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** Polish, unless the flag or the environment asks for another language; then English. */
export function chooseLocale(flag: string | undefined, env: NodeJS.ProcessEnv): ChosenLocale {
  if (flag) return { locale: localeOf(flag), source: '--lang' };
  const source = variables.find((name) => env[name]) ?? null;
  const value = source ? (env[source] ?? '') : '';
  // `C` and `POSIX` are for machines and say nothing about the language of a person.
  if (source === null || /^(C|POSIX)\b/.test(value)) return { locale: 'pl', source: null };
  return { locale: localeOf(value), source };
}

function localeOf(name: string): Locale {
  return /^pl\b|^pl_/i.test(name) ? 'pl' : 'en';
}
