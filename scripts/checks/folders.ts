// No folder has more than 25 files of its own. Tests are not counted, because they stand beside the files that they test; migrations and
// decisions are not, because they are numbered.
import { posix } from 'node:path';
import { sourceFiles } from '../library/source-files.ts';

const MOST = 25;
const NOT_COUNTED = /\.(test|spec)\.tsx?$|^apps\/api\/migrations\/|^docs\/decisions\//;

const files = sourceFiles().filter((file) => !NOT_COUNTED.test(file));
const folders = Map.groupBy(files, (file) => posix.dirname(file));
const long = [...folders].filter(([, inside]) => inside.length > MOST);
for (const [folder, { length }] of long) console.error(`${folder} has ${length} files, and ${MOST} is the most.`);
console.log(`${folders.size} folders`);
process.exitCode = long.length > 0 ? 1 : 0;
