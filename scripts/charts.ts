// Draws every chart: docs/statecharts/*.svg to read, and the pictures that the page /dev/charts marks the live states in.
// With --check it writes nothing and fails when a picture is out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { arrowsAsText } from './charts/arrows-as-text.ts';
import { dotOf } from './charts/dot.ts';
import { chartOf } from './charts/drawing.ts';
import { everyChart } from './charts/every-chart.ts';
import { pictureOf, sizeOf } from './charts/svg.ts';
import { root } from './library/process.ts';

const graphviz = await Graphviz.load();
const pictures = Object.entries(everyChart()).map(([name, machine]) => {
  return { name, ...pictureOf(drawn(machine), `${name} statechart`) };
});

/** From the top down unless the chart would become too wide to read. */
function drawn(machine: Parameters<typeof chartOf>[0]): string {
  const [down, across] = (['TB', 'LR'] as const).map((direction) =>
    graphviz.dot(dotOf(arrowsAsText(chartOf(machine)), direction)),
  );
  if (down === undefined || across === undefined) throw new Error('Graphviz has drawn nothing');
  return sizeOf(down)[0] > 1.5 * Math.max(...sizeOf(across)) ? across : down;
}

const files = new Map(
  pictures.flatMap(({ name, alone, bare }) => [
    [`docs/statecharts/${name}.svg`, alone],
    [`apps/web/src/features/dev/charts/statecharts/${name}.svg`, bare],
  ]),
);

const stale = [...files].filter(([path, content]) => {
  const file = join(root, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== content;
});
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is out of date: run \`npm run charts\`.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, content] of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  console.log(`${files.size} pictures, ${stale.length} written`);
}
