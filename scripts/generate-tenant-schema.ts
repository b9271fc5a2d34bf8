// Writes tenants/tenant.schema.json, with which editors complete and check the files beside it.
import { writeFileSync } from 'node:fs';
import { tenantSchema } from '../apps/api/src/app/tenant-schema.ts';
import { root } from './process.ts';

writeFileSync(`${root}tenants/tenant.schema.json`, `${JSON.stringify(tenantSchema(), null, 2)}\n`);
