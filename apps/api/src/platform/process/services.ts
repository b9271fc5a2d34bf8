import type { OutboxWorkers } from '#platform/outbox/outbox.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import type { Environment } from './environment.ts';

/** What handlers need besides a request. Created once by `server.ts`, and by each test. */
export interface Services {
  environment: Environment;
  tenants: Tenant[];
  /** True after the server was told to stop. */
  isStopping(): boolean;
  /** False while the disk is too full for anything but signing in and reading. */
  hasFreeSpace(): boolean;
  /** True while the event loop is late or the heap nearly full. */
  isUnderPressure(): boolean;
  outbox: OutboxWorkers;
}
