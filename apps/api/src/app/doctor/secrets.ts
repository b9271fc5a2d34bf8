import { stat } from 'node:fs/promises';
import { type Finding, good, wrong } from './finding.ts';

const FILES = ['SECRET_KEY_FILE', 'SECRET_KEY_PREVIOUS_FILE', 'BACKUP_PASSPHRASE_FILE', 'GUS_KEY_FILE'];
const OTHERS = 0o007;

/** Whether files with secrets are readable by their owner and group only. */
export async function examineSecrets(variables: Record<string, string | undefined>): Promise<Finding[]> {
  if (process.platform === 'win32') return [];
  const findings = await Promise.all(FILES.map((name) => examineFile(name, variables[name])));
  return findings.flat();
}

async function examineFile(name: string, path: string | undefined): Promise<Finding[]> {
  if (!path) return [];
  const found = await stat(path).catch(() => undefined);
  if (!found) return [wrong(`${name} names a file that is not there: ${path}.`)];
  return [
    found.mode & OTHERS
      ? wrong(`${name} is open to everybody on this machine: chmod 640 ${path}.`)
      : good(`${name} is closed to others`),
  ];
}
