// Migrates one database in a process of its own, which waits in the middle to be killed. Its argument is a `Stop` as JSON.
import { migrate, readMigrations } from '../../../../apps/api/src/platform/database/migrate.ts';
import { type Stop, stoppedAt, TENANT } from './stop.ts';

const stop = JSON.parse(process.argv[2] ?? '') as Stop; // written by the attack
await migrate(stop.connection, TENANT, stoppedAt(await readMigrations(), stop));
