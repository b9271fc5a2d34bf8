import type { Attack } from './attack.ts';
import { attack as clock } from './clock.ts';
import { attack as database } from './database.ts';
import { attack as disk } from './disk.ts';
import { attack as edges } from './edges.ts';
import { attack as fuzz } from './fuzz.ts';
import { attack as isolation } from './isolation.ts';
import { attack as kills } from './kills.ts';
import { attack as logs } from './logs.ts';
import { attack as migrations } from './migrations.ts';
import { attack as overload } from './overload.ts';
import { attack as racesAmounts } from './races-amounts.ts';
import { attack as racesApprovals } from './races-approvals.ts';
import { attack as racesDeletion } from './races-deletion.ts';
import { attack as racesLogin } from './races-login.ts';
import { attack as racesOffice } from './races-office.ts';
import { attack as racesRequests } from './races-requests.ts';
import { attack as racesRestore } from './races-restore.ts';
import { attack as racesSettlement } from './races-settlement.ts';
import { attack as slow } from './slow.ts';
import { attack as stops } from './stops.ts';
import { attack as timing } from './timing.ts';

/**
 * In the order in which they are made: what asks how fast the server is under load when the tests beside it have ended, and the logs are
 * searched when all the others have left their secrets.
 */
export const attacks: Attack[] = [
  isolation,
  racesLogin,
  racesOffice,
  racesSettlement,
  racesApprovals,
  racesAmounts,
  racesRequests,
  racesRestore,
  racesDeletion,
  timing,
  edges,
  fuzz,
  stops,
  disk,
  kills,
  database,
  migrations,
  clock,
  slow,
  overload,
  logs,
];
