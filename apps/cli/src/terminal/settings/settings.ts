import { join } from 'node:path';
import type { Locale } from '@biuro/core/i18n/text.ts';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';
import { chooseLocale } from './locale.ts';
import { configDirectory } from './settings-file.ts';
import {
  type Setting,
  type SettingFlags,
  type SettingName,
  type SettingPlace,
  settingsGiven,
} from './settings-given.ts';

export interface Settings {
  host: string;
  apiKey: string;
  profile: string;
  /** Milliseconds that one call may take. */
  timeout: number;
  locale: Locale;
  /** An access token to use instead of a stored session. */
  token: string | null;
  /** The directory of the session files. */
  directory: string;
  /** Where each setting comes from, for `config explain`. */
  sources: Record<SettingName, Setting>;
}

/** The settings of this run. Throws a `UsageError` where a value is not valid. */
export function readSettings(flags: SettingFlags, place: SettingPlace, text: Words): Settings {
  const sources = settingsGiven(flags, place, text);
  const { host, profile, timeout, token } = sources;
  // Security: a project directory from somebody else must not send the token to a server of its choice.
  if (token.value && host.source === 'project') {
    throw new UsageError(text('setting.token-host', { path: host.origin ?? '' }));
  }
  return {
    host: hostOf(host.value, text),
    apiKey: sources['api-key'].value,
    profile: profileOf(profile.value, text),
    timeout: timeoutOf(timeout.value, text),
    locale: chooseLocale(flags.lang, place.env).locale,
    token: token.value || null,
    directory: join(configDirectory(place.env), 'sessions'),
    sources,
  };
}

function hostOf(value: string, text: Words): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const bare = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!bare) throw new UsageError(text('setting.host', { value }));
  return url.origin + url.pathname.replace(/\/+$/, '');
}

function profileOf(value: string, text: Words): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)) throw new UsageError(text('setting.profile', { value }));
  return value;
}

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000 };

function timeoutOf(value: string, text: Words): number {
  const { amount = '', unit = 's' } = /^(?<amount>\d{1,6})(?<unit>ms|s|m)?$/.exec(value)?.groups ?? {};
  const timeout = Number(amount || Number.NaN) * (units[unit] ?? Number.NaN);
  if (!(timeout > 0)) throw new UsageError(text('setting.timeout', { value }));
  return timeout;
}
