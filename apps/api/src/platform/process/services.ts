import type { OutboxWorkers } from '#platform/outbox/outbox.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import type { Environment } from './environment.ts';

/** What the rooms need besides a request: made once by `server.ts`, and by each test. */
export interface Services {
  environment: Environment;
  tenants: Tenant[];
  /** True from the moment the server was told to stop. */
  isStopping(): boolean;
  /** False while the disk is too full to take more than what signing in needs. */
  hasFreeSpace(): boolean;
  /** True while the process can do no more, however little is asked for. */
  isUnderPressure(): boolean;
  outbox: OutboxWorkers;
}
