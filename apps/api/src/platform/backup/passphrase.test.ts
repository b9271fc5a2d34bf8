import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passphraseOf } from './passphrase.ts';

test('the passphrase comes from a file or the environment, and is not a short one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'biuro-passphrase-'));
  const file = join(folder, 'passphrase');
  await writeFile(file, 'a passphrase in a file\n');
  expect(passphraseOf({}, file)).toBe('a passphrase in a file');
  expect(passphraseOf({ BACKUP_PASSPHRASE_FILE: file }, undefined)).toBe('a passphrase in a file');
  expect(passphraseOf({ BACKUP_PASSPHRASE: 'one of the environment' }, undefined)).toBe('one of the environment');
  expect(() => passphraseOf({}, undefined)).toThrow(/^Backups are encrypted: give the passphrase by --passphrase-file/);
  expect(() => passphraseOf({ BACKUP_PASSPHRASE: 'short' }, undefined)).toThrow(/must have at least 16 characters/);
  expect(() => passphraseOf({}, '/nowhere/at-all')).toThrow(
    'The file of the passphrase cannot be read: /nowhere/at-all.',
  );
  await rm(folder, { recursive: true });
});
