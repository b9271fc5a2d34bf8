// Attacks the real server in all ways of `torture/attacks` and reports what succeeded, also in dist/torture.json. `--only NAME`, `--short`, `--seed N`, `--json FILE`.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { asJson, type Figure, isMet, printFigures } from './library/figures.ts';
import { writeJson } from './library/write-json.ts';
import { attacks } from './torture/attacks.ts';
import { type Attack, none } from './torture/harness/attack.ts';
import { startHarness } from './torture/harness/harness.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean' },
    seed: { type: 'string' },
    json: { type: 'string' },
  },
});
const chosen = attacks.filter(({ name }) => !values.only || values.only.split(',').includes(name));
if (chosen.length === 0) {
  console.error(`There is no such attack; there are ${attacks.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const seed = Number(values.seed ?? randomInt(2 ** 31));
console.error(`Seed ${seed}: \`npm run torture -- --seed ${seed}\` attacks the same way again.`);

const figures: Figure[] = [];
const notRun: string[] = [];
const harness = await startHarness();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void harness.close().then(() => process.exit(130)));
try {
  for (const attack of chosen) {
    const obstacle = attack.obstacle?.();
    if (obstacle) {
      notRun.push(`${attack.name}: not run, because ${obstacle}`);
      continue;
    }
    console.error(`${attack.name} ${attack.does}…`);
    const started = performance.now();
    const found = await made(attack);
    figures.push(...found);
    const missed = found.filter((figure) => !isMet(figure)).map(({ name }) => `, missed: ${name}`);
    console.error(`  took ${((performance.now() - started) / 1_000).toFixed(1)} s${missed.join('')}`);
  }
} finally {
  await harness.close();
}
/** What an attack has found. One that breaks off has found too little, and the others go on. */
async function made(attack: Attack): Promise<Figure[]> {
  try {
    return await attack.run({ harness, size: values.short ? 'short' : 'full', seed });
  } catch (error) {
    console.error(error);
    return [none(`${attack.name}: could not be made to the end`, [String(error)], 'one attack')];
  }
}

printFigures(figures);
for (const line of notRun) console.log(line);
writeJson(values.json ?? 'dist/torture.json', { seed, figures: figures.map(asJson), notRun });
process.exitCode = figures.every(isMet) ? 0 : 1;
