// The web app asks for a date in one way, `apps/web/src/ui/date`: the fields of the browser show the order of the browser's language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../library/process.ts';
import { sourceFiles } from '../library/source-files.ts';

const NATIVE = /\btype[=:]\s*\{?['"](date|month|week|datetime-local)['"]/;

const files = sourceFiles('apps/web/src/*.tsx');
for (const file of files)
  for (const [place, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    const [, type] = NATIVE.exec(line) ?? [];
    if (type === undefined) continue;
    console.error(`${file}:${place + 1} has a field of the browser (${type}): use DateInput or FormDateField.`);
    process.exitCode = 1;
  }
console.log(`no field of the browser for dates in ${files.length} files`);
