import { randomBytes } from 'node:crypto';
import { realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAdmin } from '@biuro/testing/admin-process.ts';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let dataDir: string;
beforeAll(async () => {
  dataDir = await createDataDir();
});
afterAll(() => removeDataDir(dataDir));

const admin = (args: string[], variables: Record<string, string> = {}) =>
  runAdmin(args, { DATA_DIR: dataDir, ...variables });

const PRODUCTION = { BIURO_MODE: 'production', SECRET_KEY: randomBytes(32).toString('base64') };

test('the commands are listed when asked for; what is not understood is one sentence', async () => {
  const { code, out } = await admin(['--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: npm run admin -- COMMAND/);
  const misspelt = await admin(['seed', '--fixtur', 'office']);
  expect(misspelt.code).toBe(2);
  expect(misspelt.err).toMatch(/^Unknown option '--fixtur'[^\n]*$/);
  expect((await admin(['create-admin', '--email'])).err).toMatch(/^Option '--email <value>' argument missing$/);
});

test('an installation is filled, examined and gets an administrator who can sign in', {
  timeout: 120_000,
}, async () => {
  expect(await admin(['seed', '--fixture', 'two-companies'])).toMatchObject({
    code: 0,
    out: 'Office demo: two-companies.',
  });
  expect(await admin(['seed', '--fixture', 'office'])).toMatchObject({
    code: 1,
    err: 'The office demo holds data already; seed fills only an empty one.',
  });
  expect(await admin(['seed', '--fixture', 'large', '--companies', 'abc'])).toMatchObject({ code: 1 });
  expect(await admin(['seed', '--fixture', 'office'], PRODUCTION)).toMatchObject({
    code: 1,
    err: 'seed works only with BIURO_MODE=demo: its accounts have a known password.',
  });
  expect((await admin(['doctor'], PRODUCTION)).out).toContain(
    '✗ The office demo holds demo accounts with a known password: begin with an empty database.',
  );
  expect(await admin(['seed', '--fixture', 'nothing'])).toMatchObject({
    code: 1,
    err: '--fixture must be one of demo, office, two-companies, large.',
  });

  const passwordFile = join(dataDir, 'password');
  await writeFile(passwordFile, 'correct horse battery\n');
  const person = ['create-admin', '--email', 'szef@two.example', '--first-name', 'Jan', '--last-name', 'Szef'];
  const promoted = [
    'create-admin',
    '--email',
    'Admin@two.example',
    '--first-name',
    'Adam',
    '--last-name',
    'Administrator',
  ];
  expect(await admin([...promoted, '--password-file', passwordFile])).toMatchObject({
    code: 0,
    out: 'The office had no owner. Admin@two.example, an administrator so far, is the owner now and signs in with the same password.',
  });
  expect(await admin([...promoted, '--password-file', passwordFile])).toMatchObject({
    code: 1,
    err: 'There is a user with the address Admin@two.example already.',
  });
  expect(await admin([...person, '--password-file', passwordFile])).toMatchObject({
    code: 0,
    out: 'szef@two.example can sign in now, as administrator.',
  });
  expect(await admin([...person, '--password-file', passwordFile])).toMatchObject({
    code: 1,
    err: 'There is a user with the address szef@two.example already.',
  });

  const server = await startServerProcess({ DATA_DIR: dataDir });
  try {
    expect(Object.keys(await demoLogin(server.address, 'szef@two.example', 'correct horse battery'))).toContain(
      'access_token',
    );
    const place = await realpath(join(dataDir, 'postgres'));
    // Beside the running server, on the same database.
    const examined = await admin(['doctor']);
    expect(examined.code).toBe(0);
    expect(examined.out.split('\n')).toEqual(
      expect.arrayContaining([`✓ The data is in ${place}`, '✓ Schema of demo is up to date']),
    );
    expect(server.said()).toContain(`  The data is in ${place}\n`);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

test('the doctor names what is wrong with a production installation', { timeout: 60_000 }, async () => {
  const variables = {
    BIURO_MODE: 'production',
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  };
  const { code, out, err } = await admin(['doctor'], variables);
  expect(code).toBe(1);
  expect(out.split('\n')).toEqual(
    expect.arrayContaining([
      '✗ PUBLIC_URL does not begin with https://: passwords would travel in clear.',
      '✗ SMTP_URL is not set: nobody gets a code by e-mail.',
      '✗ DATABASE_URL: the database does not answer (connect ECONNREFUSED 127.0.0.1:1).',
    ]),
  );
  expect(err).toMatch(/^3 of \d+ findings must be fixed\.$/);
});

test('the first account has no name that hides something', async () => {
  const names = ['--first-name', 'Anna\r\nhttp://zlodziej.example', '--last-name', 'Nowak', '--link'];
  expect(await admin(['create-admin', '--email', 'anna@two.example', ...names])).toMatchObject({
    code: 1,
    err: '--first-name must be one line, without invisible characters and web addresses (://).',
  });
});

test('an unknown command prints the usage', async () => {
  expect(await admin(['nonsense'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Usage: npm run admin -- COMMAND'),
  });
});
