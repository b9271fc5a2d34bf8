import { parseArgs } from 'node:util';
import { keysInUse, rotateSome } from '#platform/access/rotate-keys.ts';
import { createSecrets, keyNameOf } from '#platform/access/secrets.ts';
import { type BackupOptions, runBackup, runRestore, runVerify } from '#platform/backup/backup-commands.ts';
import { openDatabase } from '#platform/database/database-server.ts';
import { migrate } from '#platform/database/migrate.ts';
import { type Environment, readEnvironment } from '#platform/process/environment.ts';
import { StartError } from '#platform/process/start-error.ts';
import { publicAddressOf } from '#platform/tenants/public-address.ts';
import { createTenant, leaveTenant, readTenantFiles, type Tenant } from '#platform/tenants/tenants.ts';
import { createAdmin } from './app/admin/create-admin.ts';
import { clearLeftovers } from './app/admin/leftovers.ts';
import { doctor } from './app/doctor/doctor.ts';
import { explain } from './app/doctor/explain.ts';
import { features } from './app/features.ts';
import { isEmpty } from './demo/demo-accounts.ts';
import { type Fixture, fixtureNames, seed } from './demo/seed.ts';

const USAGE = `Usage: npm run admin -- COMMAND [options]

  migrate                                   brings every office's schema up to date
  seed --fixture NAME [--companies N] [--users N] [--uptimes N]
                                            fills an empty office (${fixtureNames.join(', ')})
  create-admin --email E --first-name F --last-name L (--link | --password-file FILE)
                                            with --link prints a link, good once, behind which the password is chosen
  backup --out FILE|FOLDER [--keep N]       writes all offices into one encrypted file; in a folder keeps the newest N
  verify FILE                               reads a backup to its last byte
  restore FILE                              brings a backup back into an empty installation
  rotate-keys                               seals PESELs and the like under the new key, after SECRET_KEY was changed
  doctor                                    says what is wrong with this installation
  leftovers [--remove]                      lists databases that demos left in /var/lib/biuro, or deletes them

  --passphrase-file FILE                    the passphrase of the backups; or BACKUP_PASSPHRASE_FILE

  --tenant NAME                             the office; may be left out when there is one, or in the demo`;

const OPTIONS = {
  tenant: { type: 'string' },
  fixture: { type: 'string' },
  companies: { type: 'string' },
  users: { type: 'string' },
  uptimes: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  'password-file': { type: 'string' },
  'passphrase-file': { type: 'string' },
  link: { type: 'boolean' },
  out: { type: 'string' },
  keep: { type: 'string' },
  remove: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const { values, positionals } = readArguments();

const commands: Record<string, (environment: Environment) => Promise<void>> = {
  migrate: (environment) => withTenants(environment, async () => console.log('Every schema is up to date.')),
  seed: (environment) => {
    if (environment.mode !== 'demo')
      throw new StartError('seed works only with BIURO_MODE=demo: its accounts have a known password.');
    return withTenants(environment, seedTenant);
  },
  'create-admin': (environment) =>
    withTenants(environment, async (tenants) =>
      createAdmin(chosen(tenants), {
        email: required('email'),
        firstName: required('first-name'),
        lastName: required('last-name'),
        passwordFile: values['password-file'],
        linkAt: values.link ? addressOf(environment, chosen(tenants)) : undefined,
      }),
    ),
  backup: (environment) => runBackup(environment, ofBackup(), () => [...filesOf(environment).keys()]),
  verify: (environment) => runVerify(environment, ofBackup()),
  restore: (environment) => runRestore(environment, ofBackup()),
  'rotate-keys': rotateKeys,
  // Former name, still accepted.
  reseal: rotateKeys,
  doctor,
  leftovers: () => clearLeftovers(values.remove ?? false),
};

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const command = commands[positionals[0] ?? ''];
if (!command) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await command(readEnvironment(process.env, process.cwd()));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** The tenant files of the offices that the command is about. */
function filesOf({ tenantsDir, tenant }: Environment) {
  return readTenantFiles(tenantsDir, features.tenantParts, values.tenant ?? tenant);
}

/** Migrates the offices, runs the work with them and closes the database. PostgreSQL is only stopped when no server uses it. */
async function withTenants(environment: Environment, work: (tenants: Tenant[]) => Promise<void>): Promise<void> {
  const files = filesOf(environment);
  const database = await openDatabase(environment, (line) => console.error(line), { isServer: false });
  const tenants: Tenant[] = [];
  try {
    for (const [name, file] of files) {
      await migrate(database.connection, name);
      tenants.push(createTenant(name, file, environment, database.connection));
    }
    await work(tenants);
  } finally {
    await Promise.all(tenants.map(leaveTenant));
    await database.stop();
  }
}

async function seedTenant(tenants: Tenant[]): Promise<void> {
  const fixture = fixtureNames.find((name) => name === values.fixture);
  if (!fixture) throw new StartError(`--fixture must be one of ${fixtureNames.join(', ')}.`);
  const { name, db, files } = chosen(tenants);
  if (!(await isEmpty(db)))
    throw new StartError(`The office ${name} holds data already; seed fills only an empty one.`);
  await seed(db, fixture satisfies Fixture, {
    companies: countOf('companies', 10_000),
    users: countOf('users', 10_000),
    uptimes: countOf('uptimes', 0),
    store: files.store,
  });
  console.log(`Office ${name}: ${fixture}.`);
}

function rotateKeys(environment: Environment): Promise<void> {
  return withTenants(environment, (tenants) => rotateKeysOf(environment, tenants));
}

async function rotateKeysOf({ secretKey, previousKeys }: Environment, tenants: Tenant[]): Promise<void> {
  const secrets = createSecrets(secretKey, previousKeys);
  const known = new Set(['', ...[secretKey, ...previousKeys].map(keyNameOf)]);
  for (const { name, db } of tenants) {
    const lost = [...(await keysInUse(db)).keys()].filter((key) => !known.has(key));
    if (lost.length > 0)
      throw new StartError(
        `Office ${name}: values are sealed under the SECRET_KEY ${lost.join(', ')}, which is not known: put it into SECRET_KEY_PREVIOUS.`,
      );
    let count = 0;
    for (let some = 1; some > 0; count += some) some = await rotateSome(db, secrets);
    console.log(`Office ${name}: ${count} values sealed under the current SECRET_KEY.`);
  }
}

function ofBackup(): BackupOptions {
  const { out, keep, tenant } = values;
  return { file: positionals[1], out, keep, tenant, passphraseFile: values['passphrase-file'] };
}

function addressOf({ publicUrl, tenantsDir, tenant }: Environment, office: Tenant): string {
  return publicAddressOf(publicUrl, readTenantFiles(tenantsDir, features.tenantParts, tenant).size, office);
}

function countOf(name: 'companies' | 'users' | 'uptimes', usual: number): number {
  const count = Number(values[name] ?? usual);
  if (!Number.isInteger(count) || count < Math.min(1, usual))
    throw new StartError(`--${name} must be a whole number, not "${values[name]}".`);
  return count;
}

function chosen(tenants: Tenant[]): Tenant {
  const tenant = tenants.length === 1 ? tenants[0] : tenants.find(({ name }) => name === 'demo');
  if (!tenant) throw new StartError('There are several offices: name one with --tenant.');
  return tenant;
}

function required(name: 'email' | 'first-name' | 'last-name'): string {
  const value = values[name];
  if (!value) throw new StartError(`--${name} is missing.`);
  return value;
}
