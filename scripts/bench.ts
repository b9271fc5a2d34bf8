// Measures what the project promises, as ratios wherever a machine's speed would decide; `--json FILE` keeps the figures.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchApi } from './bench/api.ts';
import { benchCommands } from './bench/commands.ts';
import { type Figure, isMet, printFigures } from './bench/figures.ts';
import { benchLists } from './bench/lists.ts';
import { benchMemory } from './bench/memory.ts';
import { benchMonths } from './bench/months.ts';
import { benchUptimes } from './bench/uptimes.ts';
import { benchWeb } from './bench/web.ts';
import { benchWebList } from './bench/web-list.ts';

const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });
const benches: Record<string, () => Promise<Figure[]>> = {
  api: benchApi,
  commands: benchCommands,
  lists: benchLists,
  memory: benchMemory,
  months: benchMonths,
  uptimes: benchUptimes,
  web: benchWeb,
  'web-list': benchWebList,
};

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (values.only && values.only !== name) continue;
  console.error(`Measuring: ${name}…`);
  figures.push(...(await bench()));
}
printFigures(figures);
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify(
      figures.map((figure) => ({ ...figure, met: isMet(figure) })),
      null,
      2,
    )}\n`,
  );
