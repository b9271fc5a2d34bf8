// No folder has more files of its own than a reader takes in at once. Tests stand beside what they test and are not counted; migrations and
// decisions are numbered, so that their folders read like lists.
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
