// Each file of tenants/ keeps to TenantFile of the contract, as the server demands at its start.
import { readTenantFiles } from '../apps/api/src/app/tenants.ts';
import { root } from './process.ts';

try {
  const files = readTenantFiles(`${root}tenants`);
  if (files.size < 3) throw new Error(`tenants/ holds ${files.size} offices; three variants ship.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
