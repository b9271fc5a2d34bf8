import { join } from 'node:path';
import type { Locale } from '@biuro/core/i18n/text.ts';
import { configDirectory } from './directories.ts';
import { type ChosenLocale, chooseLocale } from './locale.ts';
import { UsageError } from './mistakes.ts';
import { type FileSettings, readSettingsFile } from './settings-file.ts';
import type { Words } from './words.ts';

/** A value and where it came from. */
export interface Setting {
  value: string;
  source: 'flag' | 'environment' | 'project' | 'user' | 'default';
  /** The flag, the variable or the file. */
  origin: string | null;
}

export const settingNames = ['host', 'api-key', 'profile', 'timeout', 'lang', 'token'] as const;
export type SettingName = (typeof settingNames)[number];

export interface Settings {
  host: string;
  apiKey: string;
  profile: string;
  /** Milliseconds that one call may take. */
  timeout: number;
  locale: Locale;
  /** An access token to use instead of a stored session. */
  token: string | null;
  /** Where the sessions lie. */
  directory: string;
  /** The same as they were given, for `config explain`. */
  sources: Record<SettingName, Setting>;
}

export interface SettingFlags {
  host?: string;
  apiKey?: string;
  profile?: string;
  timeout?: string;
  lang?: string;
}

interface Place {
  env: NodeJS.ProcessEnv;
  /** The directory that the program was started in. */
  directory: string;
}

/** Flag, environment, `./.biuro.json`, the user's own file, default: the first that says something wins. */
export function readSettings(flags: SettingFlags, { env, directory }: Place, text: Words): Settings {
  const home = configDirectory(env);
  const files = { project: join(directory, '.biuro.json'), user: join(home, 'config.json') };
  const project = readSettingsFile(files.project, text);
  const user = readSettingsFile(files.user, text);

  const find = (
    name: keyof SettingFlags,
    key: keyof FileSettings,
    variable: string | null,
    own: FileSettings,
    otherwise: string,
  ) =>
    first([
      ['flag', `--${key.replace('_', '-')}`, flags[name]],
      ['environment', variable, variable === null ? undefined : env[variable]],
      ['project', files.project, project[key]],
      ['user', files.user, own[key] ?? user[key]],
      ['default', null, otherwise],
    ]);

  const profile = find('profile', 'profile', 'BIURO_PROFILE', user, 'default');
  const own = user.profiles?.[profile.value] ?? {};
  const sources = {
    host: find('host', 'host', 'BIURO_HOST', own, 'http://127.0.0.1:8080'),
    'api-key': find('apiKey', 'api_key', 'BIURO_API_KEY', own, 'biuro-cli'),
    profile,
    timeout: find('timeout', 'timeout', null, own, '30s'),
    lang: langOf(chooseLocale(flags.lang, env)),
    token: first([
      ['environment', 'BIURO_TOKEN', env.BIURO_TOKEN],
      ['default', null, ''],
    ]),
  };
  // A directory that somebody else wrote must not decide where the token goes.
  if (sources.token.value && sources.host.source === 'project') {
    throw new UsageError(text('setting.token-host', { path: files.project }));
  }
  return {
    host: hostOf(sources.host.value, text),
    apiKey: sources['api-key'].value,
    profile: profileOf(profile.value, text),
    timeout: timeoutOf(sources.timeout.value, text),
    locale: chooseLocale(flags.lang, env).locale,
    token: sources.token.value || null,
    directory: join(home, 'sessions'),
    sources,
  };
}

function first(given: [Setting['source'], string | null, string | undefined][]): Setting {
  const found = given.find(([, , value]) => value !== undefined && value !== '');
  const [source, origin, value = ''] = found ?? ['default', null];
  return { value, source, origin };
}

function langOf({ locale, source }: ChosenLocale): Setting {
  return {
    value: locale,
    source: source === null ? 'default' : source === '--lang' ? 'flag' : 'environment',
    origin: source,
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
