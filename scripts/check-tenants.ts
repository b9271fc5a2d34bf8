// Each file of tenants/ keeps to TenantFile of the contract, as the server demands at its start; white text can be read on its
// colours; and the schema for editors is fresh.
import { readFileSync } from 'node:fs';
import { tenantSchema } from '../apps/api/src/app/tenant-schema.ts';
import { readTenantFiles } from '../apps/api/src/app/tenants.ts';
import { shadesOf } from '../apps/web/src/app/brand-colours.ts';
import { root } from './process.ts';

const mistakes: string[] = [];
try {
  const files = readTenantFiles(`${root}tenants`);
  if (files.size < 3) mistakes.push(`tenants/ holds ${files.size} offices; three variants ship.`);
  for (const [name, { brand }] of files) {
    for (const key of ['primary', 'secondary'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        if (!shadesOf(brand[key], theme))
          mistakes.push(
            `tenants/${name}.json: /brand/${key} is "${brand[key]}", on which white text cannot be read in the ${theme} theme (under 4.5 : 1): take a darker or a stronger colour.`,
          );
      }
    }
  }
} catch (error) {
  mistakes.push(error instanceof Error ? error.message : String(error));
}
if (readFileSync(`${root}tenants/tenant.schema.json`, 'utf8') !== `${JSON.stringify(tenantSchema(), null, 2)}\n`)
  mistakes.push('Stale: tenants/tenant.schema.json. Run npm run generate and commit the result.');
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;
