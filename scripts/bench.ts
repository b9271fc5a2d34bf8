// Measures what the project promises, as ratios where the speed of the machine would decide, and writes the figures to dist/bench.json or
// where `--json FILE` says; `--only NAME,…` measures a part.
import { parseArgs } from 'node:util';
import { benchApi } from './bench/api.ts';
import { webPageBenches } from './bench/browser/web-pages.ts';
import { benchCommands } from './bench/commands.ts';
import { benchLists } from './bench/lists.ts';
import { benchMemory } from './bench/memory.ts';
import { benchMonths } from './bench/months.ts';
import { closeOffices } from './bench/offices/offices.ts';
import { benchPasswords } from './bench/passwords.ts';
import { benchRecords } from './bench/records.ts';
import { benchUptimes } from './bench/uptimes.ts';
import { benchWeb } from './bench/web.ts';
import { asJson, type Figure, isMet, printFigures } from './library/figures.ts';
import { writeJson } from './library/write-json.ts';

const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });
// The last two share offices with a million companies, and no other measurement should run beside them.
const benches: Record<string, () => Promise<Figure[]>> = {
  api: benchApi,
  commands: benchCommands,
  memory: benchMemory,
  months: benchMonths,
  passwords: benchPasswords,
  uptimes: benchUptimes,
  web: benchWeb,
  ...webPageBenches,
  lists: benchLists,
  records: benchRecords,
};
const names = values.only?.split(',') ?? Object.keys(benches);
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}, but ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const figures: Figure[] = [];
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (!names.includes(name)) continue;
    console.error(`Measuring: ${name}…`);
    try {
      figures.push(...(await bench()));
    } catch (error) {
      // What was measured before is worth printing.
      console.error(error);
      figures.push({ name, value: Number.NaN, unit: '', goal: { atMost: 0 }, detail: `failed: ${String(error)}` });
      process.exitCode = 1;
    }
  }
} finally {
  await closeOffices();
}
printFigures(figures);
const missed = figures.filter((figure) => !isMet(figure));
console.log(`\n${figures.length} figures, ${missed.length === 0 ? 'every goal met.' : `${missed.length} missed.`}`);
writeJson(values.json ?? 'dist/bench.json', figures.map(asJson));
