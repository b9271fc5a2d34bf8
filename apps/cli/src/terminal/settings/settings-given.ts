import { join } from 'node:path';
import type { Words } from '#terminal/output/words.ts';
import { chooseLocale } from './locale.ts';
import { configDirectory, type FileSettings, readSettingsFile } from './settings-file.ts';

export const settingNames = ['host', 'api-key', 'profile', 'timeout', 'lang', 'token'] as const;
export type SettingName = (typeof settingNames)[number];

/** A value and where it comes from. */
export interface Setting {
  value: string;
  source: 'flag' | 'environment' | 'project' | 'user' | 'default';
  /** The flag, the variable or the file. */
  origin: string | null;
}

export interface SettingFlags {
  host?: string;
  apiKey?: string;
  profile?: string;
  timeout?: string;
  lang?: string;
}

export interface SettingPlace {
  env: NodeJS.ProcessEnv;
  /** The directory that the program was started in. */
  directory: string;
}

type Given = [source: Setting['source'], origin: string | null, value: string | undefined];

/** Reads each setting from the first of these that has it: flag, environment, `./.biuro.json`, the user's file, default. */
export function settingsGiven(
  flags: SettingFlags,
  { env, directory }: SettingPlace,
  text: Words,
): Record<SettingName, Setting> {
  const files = { project: join(directory, '.biuro.json'), user: join(configDirectory(env), 'config.json') };
  const project = readSettingsFile(files.project, text);
  const { profiles = {}, ...user } = readSettingsFile(files.user, text);

  const inFiles = (key: keyof FileSettings, own: FileSettings): Given[] => [
    ['project', files.project, project[key]],
    ['user', files.user, own[key]],
  ];
  const inVariable = (name: string): Given => ['environment', name, env[name]];

  const profile = first([
    ['flag', '--profile', flags.profile],
    inVariable('BIURO_PROFILE'),
    ...inFiles('profile', user),
    ['default', null, 'default'],
  ]);
  const own = { ...user, ...profiles[profile.value] };
  return {
    host: first([
      ['flag', '--host', flags.host],
      inVariable('BIURO_HOST'),
      ...inFiles('host', own),
      ['default', null, 'http://127.0.0.1:8080'],
    ]),
    'api-key': first([
      ['flag', '--api-key', flags.apiKey],
      inVariable('BIURO_API_KEY'),
      ...inFiles('api_key', own),
      ['default', null, 'biuro-cli'],
    ]),
    profile,
    timeout: first([['flag', '--timeout', flags.timeout], ...inFiles('timeout', own), ['default', null, '30s']]),
    lang: langGiven(flags.lang, env),
    token: first([inVariable('BIURO_TOKEN'), ['default', null, '']]),
  };
}

function first(given: Given[]): Setting {
  const found = given.find(([, , value]) => value !== undefined && value !== '');
  const [source, origin, value = ''] = found ?? ['default', null];
  return { source, origin, value };
}

function langGiven(flag: string | undefined, env: NodeJS.ProcessEnv): Setting {
  const { locale, source } = chooseLocale(flag, env);
  if (source === null) return { value: locale, source: 'default', origin: null };
  return { value: locale, source: source === '--lang' ? 'flag' : 'environment', origin: source };
}
