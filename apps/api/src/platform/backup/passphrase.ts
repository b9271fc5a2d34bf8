import { readFileSync } from 'node:fs';
import { StartError } from '#platform/process/start-error.ts';

const SHORTEST = 16;

/**
 * The passphrase of backups: `--passphrase-file`, BACKUP_PASSPHRASE_FILE or BACKUP_PASSPHRASE. Never an argument, which
 * every user of the machine could read in the process list.
 */
export function passphraseOf(variables: Record<string, string | undefined>, file: string | undefined): string {
  const path = file ?? variables.BACKUP_PASSPHRASE_FILE;
  const passphrase = path ? contentOf(path) : (variables.BACKUP_PASSPHRASE ?? '');
  if (!passphrase)
    throw new StartError(
      'Backups are encrypted: give the passphrase by --passphrase-file FILE, BACKUP_PASSPHRASE_FILE or BACKUP_PASSPHRASE.',
    );
  if (passphrase.length < SHORTEST)
    throw new StartError(
      `The passphrase of the backups must have at least ${SHORTEST} characters, for example from: openssl rand -base64 24`,
    );
  return passphrase;
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new StartError(`The file of the passphrase cannot be read: ${path}.`);
  }
}
