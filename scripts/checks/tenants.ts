// White text can be read on the colours of each office. `apps/api/scripts/tenant-schema.ts` checks the rest of the files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shadesOf } from '../../apps/web/src/app/start/brand-colours.ts';
import { root } from '../library/process.ts';

interface Branded {
  brand: Record<'primary' | 'secondary', string>;
}

const folder = join(root, 'tenants');
const mistakes: string[] = [];
for (const name of readdirSync(folder).filter((file) => file !== 'tenant.schema.json')) {
  const { brand } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Branded; // the other check holds it to the contract
  for (const key of ['primary', 'secondary'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      if (!shadesOf(brand[key], theme))
        mistakes.push(
          `tenants/${name}: /brand/${key} is "${brand[key]}", on which white text cannot be read in the ${theme} theme (under 4.5 : 1): take a darker or a stronger colour.`,
        );
    }
  }
}
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;
