import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';

/** The directory of this user's settings and sessions, in `XDG_CONFIG_HOME` where that is an absolute path (XDG Base Directory Specification). */
export function configDirectory(env: NodeJS.ProcessEnv): string {
  const xdg = env.XDG_CONFIG_HOME ?? '';
  return join(isAbsolute(xdg) ? xdg : join(env.HOME || homedir(), '.config'), 'biuro');
}

/** The content of `.biuro.json` and of the user's `config.json`. */
export interface FileSettings {
  host?: string;
  api_key?: string;
  profile?: string;
  timeout?: string;
}

export interface UserSettings extends FileSettings {
  /** Settings of one profile; they take precedence over those above. */
  profiles?: Record<string, FileSettings>;
}

const keys = ['host', 'api_key', 'profile', 'timeout'];

/** The settings of a file, empty when it does not exist. Throws a `UsageError` that names the mistakes in it. */
export function readSettingsFile(path: string, text: Words): UserSettings {
  const content = read(path, text);
  if (content === null) return {};
  const settings = parse(content, path, text);
  const { profiles = {}, ...own } = settings;
  const sections = [own, ...Object.values(isRecord(profiles) ? profiles : { profiles })];
  for (const section of sections) check(section, path, text);
  return settings;
}

function read(path: string, text: Words): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new UsageError(text('file.unreadable', { path }));
  }
}

function parse(content: string, path: string, text: Words): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content);
    if (isRecord(value)) return value;
  } catch {
    // The error below is thrown for this, too.
  }
  throw new UsageError(text('file.json', { path }));
}

function check(section: unknown, path: string, text: Words): void {
  const wrong = isRecord(section)
    ? Object.keys(section).find((key) => !keys.includes(key) || typeof section[key] !== 'string')
    : 'profiles';
  if (wrong !== undefined) throw new UsageError(text('file.key', { path, key: wrong, keys: keys.join(', ') }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
