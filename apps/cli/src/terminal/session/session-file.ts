import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Ports } from '@biuro/core';

type Entries = Record<string, string>;

/**
 * Storage of a profile in one file that only its owner can read. Entries belong to a host, so
 * that no server receives the tokens of another one.
 */
export function createSessionFile(path: string, host: string): Ports['storage'] {
  const change = (edit: (own: Entries) => void) => {
    const { [host]: own = {}, ...others } = read(path);
    edit(own);
    const hosts = Object.keys(own).length > 0 ? { ...others, [host]: own } : others;
    if (Object.keys(hosts).length > 0) replace(path, JSON.stringify(hosts, null, 2));
    else rmSync(path, { force: true });
  };

  return {
    get: (key) => read(path)[host]?.[key] ?? null,
    set: (key, value) => change((own) => void (own[key] = value)),
    remove: (key) => change((own) => void delete own[key]),
    // A command ends soon, and the session chart reads the file again before a refresh.
    onChange: () => () => {},
  };
}

/** Throws where sessions cannot be stored. Called before a verification code is sent. */
export function prepareDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  accessSync(directory, constants.W_OK);
}

/** A missing or damaged file counts as empty: the person signs in again. */
function read(path: string): Record<string, Entries> {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isRecord(content)) return {};
    return Object.fromEntries(
      Object.entries(content).filter((entry): entry is [string, Entries] => isEntries(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Atomic: readers see the old file or the new one. */
function replace(path: string, content: string): void {
  prepareDirectory(dirname(path));
  const draft = `${path}.${process.pid}.tmp`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${content}\n`, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(draft, path);
}

function isEntries(value: unknown): value is Entries {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
