import { randomBytes } from 'node:crypto';
import { type AdminAnswer, runAdmin } from '@biuro/testing/admin-process.ts';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { type RunningServer, startServerProcess } from '@biuro/testing/server-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyNameOf } from '#platform/access/secrets.ts';
import { createPool } from '#platform/database/database.ts';

const PESEL = '44051401359';
const [OLD, NEW] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const EXCHANGED = { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD };

let dataDir: string;
beforeAll(async () => {
  dataDir = await createDataDir();
});
afterAll(() => removeDataDir(dataDir));

const admin = (args: string[], variables: Record<string, string>) =>
  runAdmin(args, { DATA_DIR: dataDir, ...variables });
const linesOf = ({ out }: AdminAnswer) => out.split('\n');

/** While a server with these variables runs on the installation. */
async function served<T>(variables: Record<string, string>, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...variables });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function call<T>({ address }: RunningServer, path: string, body: object): Promise<T> {
  const { access_token } = await demoLogin(address, 'admin@two.example');
  const headers = {
    'X-API-Key': 'biuro-cli',
    Authorization: `Bearer ${access_token}`,
    'Content-Type': 'application/json',
  };
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
  return ((await answer.json()) as { data: T }).data; // what the contract says of this path
}

// Each command beside a running server, as an operator has it; alone, each would start and stop PostgreSQL for itself.

test('after a change of SECRET_KEY the operator seals everything anew, and the old key may go', {
  timeout: 180_000,
}, async () => {
  expect((await admin(['seed', '--fixture', 'two-companies'], { SECRET_KEY: OLD })).code).toBe(0);
  const { id } = await served({ SECRET_KEY: OLD }, async (server) => {
    const company = { name: 'Sowa', company_type: 'jdg', vat_number: '5260250274', pesel: PESEL };
    const created = await call<{ id: string }>(server, '/companies', company);

    const forgotten = await admin(['doctor'], { SECRET_KEY: NEW });
    expect(forgotten).toMatchObject({ code: 1, err: expect.stringMatching(/^1 of \d+ findings must be fixed\.$/) });
    expect(linesOf(forgotten)).toContain(
      `✗ 1 values of demo are sealed under the SECRET_KEY ${keyNameOf(OLD)}, which is not known: put it into SECRET_KEY_PREVIOUS.`,
    );
    const exchanged = await admin(['doctor'], EXCHANGED);
    expect(exchanged.code).toBe(0);
    expect(linesOf(exchanged)).toContain(
      '! 1 values of demo are still sealed under a previous key: the server seals them anew, or npm run admin -- rotate-keys.',
    );

    const rotated = await admin(['rotate-keys'], EXCHANGED);
    expect(rotated).toMatchObject({ code: 0, out: 'Office demo: 1 values sealed under the current SECRET_KEY.' });
    expect(linesOf(await admin(['doctor'], EXCHANGED))).toContain('✓ Nothing of demo is sealed under a previous key');
    return created;
  });

  await served({ SECRET_KEY: NEW }, async (server) => {
    expect(await call<{ pesel: string }>(server, `/companies/${id}/pesel`, {})).toEqual({ pesel: PESEL });

    // Without the key that it is sealed under, nothing is touched.
    expect(await admin(['reseal'], { SECRET_KEY: OLD }), 'by the name of earlier versions').toEqual({
      code: 1,
      out: '',
      err: `Office demo: values are sealed under the SECRET_KEY ${keyNameOf(NEW)}, which is not known: put it into SECRET_KEY_PREVIOUS.`,
    });

    const pool = createPool(connectionTo(dataDir), 'demo', 1);
    await pool.query('ALTER TABLE liabilities DISABLE ROW LEVEL SECURITY');
    const opened = await admin(['doctor'], { SECRET_KEY: NEW });
    await pool.query('ALTER TABLE liabilities ENABLE ROW LEVEL SECURITY');
    await pool.end();
    expect(opened).toMatchObject({
      code: 1,
      out: expect.stringContaining(
        '✗ Row-level security of demo is off for liabilities: clients could read rows of other companies.',
      ),
    });
    const closed = await admin(['doctor'], { SECRET_KEY: NEW });
    expect(closed).toMatchObject({
      code: 0,
      out: expect.stringContaining('✓ Row-level security limits clients of demo to their own rows'),
    });
  });
});

const connectionTo = (folder: string) => ({ host: `${folder}/postgres`, port: 5432, user: 'biuro', database: 'biuro' });
