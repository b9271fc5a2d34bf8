import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examineSecrets } from './secrets.ts';

// Windows has no modes of files.
test.skipIf(process.platform === 'win32')(
  'files with secrets are looked at, and told when everybody may read them',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'biuro-doctor-'));
    const file = join(folder, 'secret-key');
    await writeFile(file, 'secret', { mode: 0o640 });
    expect(await examineSecrets({ SECRET_KEY_FILE: file, GUS_KEY_FILE: join(folder, 'none') })).toEqual([
      { level: 'good', text: 'SECRET_KEY_FILE is closed to others' },
      { level: 'wrong', text: `GUS_KEY_FILE names a file that is not there: ${join(folder, 'none')}.` },
    ]);
    await chmod(file, 0o644);
    expect(await examineSecrets({ SECRET_KEY_FILE: file })).toEqual([
      { level: 'wrong', text: `SECRET_KEY_FILE is open to everybody on this machine: chmod 640 ${file}.` },
    ]);
    await rm(folder, { recursive: true });
  },
);
