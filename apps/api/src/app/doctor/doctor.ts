import { existsSync } from 'node:fs';
import { access, constants, mkdir, realpath, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { disksOf } from '#platform/files/free-space.ts';
import { findDataPlace } from '#platform/postgres/data-place.ts';
import type { Environment } from '#platform/process/environment.ts';
import { StartError } from '#platform/process/start-error.ts';
import { examineDatabase } from './database.ts';
import { type Finding, good, weak, wrong } from './finding.ts';
import { examineOutside } from './outside.ts';
import { examineSecrets } from './secrets.ts';

const MARKS = { good: '✓', weak: '!', wrong: '✗' };
const SMALLEST_FREE_SPACE = 500 * 1024 * 1024;

/** Prints what is wrong with this installation; throws when something is. */
export async function doctor(environment: Environment): Promise<void> {
  const findings = [
    node(),
    ...configuration(environment),
    ...(await examineSecrets(process.env)),
    web(),
    ...(await dataDirectory(environment)),
    ...(await examineDatabase(environment)),
    ...(await examineOutside(environment)),
  ];
  for (const { level, text } of findings) console.log(`${MARKS[level]} ${text}`);
  const count = findings.filter((finding) => finding.level === 'wrong').length;
  if (count > 0) throw new StartError(`${count} of ${findings.length} findings must be fixed.`);
}

function node(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  return major >= 24
    ? good(`Node ${process.versions.node}`)
    : wrong(`Node ${process.versions.node} is too old; the server needs 24.`);
}

function configuration({ mode, publicUrl, smtpUrl, smsapiToken, host, trustProxy }: Environment): Finding[] {
  if (mode === 'demo')
    return [
      weak(
        'Demo mode: invented accounts with a known password, and codes that everybody can read. Set BIURO_MODE=production.',
      ),
    ];
  return [
    publicUrl.startsWith('https:')
      ? good(`Address ${publicUrl}`)
      : wrong('PUBLIC_URL does not begin with https://: passwords would travel in clear.'),
    smtpUrl ? good('SMTP_URL is set') : wrong('SMTP_URL is not set: nobody gets a code by e-mail.'),
    smsapiToken ? good('SMSAPI_TOKEN is set') : weak('SMSAPI_TOKEN is not set: codes cannot go by SMS.'),
    host === '127.0.0.1' && trustProxy.length === 0
      ? weak(
          'The server listens on loopback only and trusts no proxy: behind one, set TRUST_PROXY, or all callers share one address.',
        )
      : good(`Listens on ${host}`),
  ];
}

function web(): Finding {
  const built = existsSync(fileURLToPath(new URL('../../../../web/dist/index.html', import.meta.url)));
  return built ? good('The web app is built') : weak('The web app is not built (npm run build): only the API answers.');
}

/** The disks of the database, where it is the bundled one, and of the files. */
async function dataDirectory({ dataDir, databaseUrl, bucket }: Environment): Promise<Finding[]> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    const place = databaseUrl ? undefined : await findDataPlace(dataDir);
    const files = await realpath(join(dataDir, 'files')).catch(() => dataDir);
    const disks = await disksOf([...(databaseUrl ? [] : [place?.directory ?? dataDir]), files]);
    return [
      ...(databaseUrl ? [good('The data is in the database that DATABASE_URL names')] : []),
      good(bucket ? `Files are in the bucket ${bucket.bucket} of ${bucket.endpoint}` : 'Files are in DATA_DIR'),
      ...(place ? [place.isLinked ? weak(`${place.sentence}.`) : good(place.sentence)] : []),
      ...(await Promise.all(disks.map(space))),
    ];
  } catch (error) {
    return [wrong(`DATA_DIR ${dataDir} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)];
  }
}

async function space(directory: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(directory);
  const megabytes = Math.round((bavail * bsize) / 1024 / 1024);
  return bavail * bsize < SMALLEST_FREE_SPACE
    ? wrong(`Only ${megabytes} MB are free in ${directory}.`)
    : good(`${megabytes} MB are free in ${directory}`);
}
