import { attack as clock } from './attacks/clock/clock.ts';
import { attack as database } from './attacks/database.ts';
import { attack as disk } from './attacks/disk/disk.ts';
import { attack as edges } from './attacks/edges/edges.ts';
import { attack as fuzz } from './attacks/fuzz/fuzz.ts';
import { attack as isolation } from './attacks/isolation/isolation.ts';
import { attack as kills } from './attacks/kills.ts';
import { attack as logs } from './attacks/logs.ts';
import { attack as migrations } from './attacks/migrations/migrations.ts';
import { attack as overload } from './attacks/overload/overload.ts';
import { attack as racesAmounts } from './attacks/races/amounts.ts';
import { attack as racesApprovals } from './attacks/races/approvals.ts';
import { attack as racesDeletion } from './attacks/races/deletion.ts';
import { attack as racesLogin } from './attacks/races/login.ts';
import { attack as racesOffice } from './attacks/races/office.ts';
import { attack as racesRequests } from './attacks/races/requests.ts';
import { attack as racesRestore } from './attacks/races/restore.ts';
import { attack as racesSettlement } from './attacks/races/settlement.ts';
import { attack as restores } from './attacks/restores/restores.ts';
import { attack as slow } from './attacks/slow/slow.ts';
import { attack as stops } from './attacks/stops/stops.ts';
import { attack as timing } from './attacks/timing.ts';
import type { Attack } from './harness/attack.ts';

/**
 * In the order in which they run: measurements under load after the tests beside them have ended, and the search of the logs at the end, when
 * all other attacks have written their secrets.
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
  restores,
  migrations,
  clock,
  slow,
  overload,
  logs,
];
