// The bundled PostgreSQL of a data directory, for tests in other processes: prints its connection as one line of JSON,
// and stops when its input ends. `--visitor` leaves PostgreSQL running for other users, and POSTGRES_VARIABLES is JSON of
// what its environment has besides.
import { childEnvironment } from '#platform/postgres/account.ts';
import { startBundledPostgres } from '#platform/postgres/bundled-postgres.ts';

Object.assign(childEnvironment, JSON.parse(process.env.POSTGRES_VARIABLES ?? '{}'));
const [dataDir = '', mode] = process.argv.slice(2);
const postgres = await startBundledPostgres({ dataDir, log: () => {}, isServer: mode !== '--visitor' });
process.stdin.resume();
process.stdin.once('end', () => void postgres.stop().then(() => process.exit(0)));
console.log(JSON.stringify(postgres.connection));
