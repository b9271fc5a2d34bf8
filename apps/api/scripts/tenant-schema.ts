// Writes tenants/tenant.schema.json, with which editors complete and check the files beside it. `--check` only says whether it is fresh,
// and whether each file of tenants/ keeps to TenantFile of the contract, as the server demands at its start.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tenantSchema } from '#platform/tenants/tenant-schema.ts';
import { readTenantFiles } from '#platform/tenants/tenants.ts';
import { features } from '../src/app/features.ts';

const tenants = fileURLToPath(new URL('../../../tenants', import.meta.url));
const file = `${tenants}/tenant.schema.json`;
const text = `${JSON.stringify(tenantSchema(features.tenantParts), null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) complain('Stale: tenants/tenant.schema.json. Run npm run generate.');
try {
  const { size } = readTenantFiles(tenants, features.tenantParts);
  if (size < 3) complain(`tenants/ holds ${size} offices; three variants ship.`);
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
}

function complain(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
