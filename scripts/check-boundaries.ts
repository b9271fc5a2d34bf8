// Holds every import to one direction, inside an app and between apps and packages: relative imports and our own specifiers by the file that they
// lead to, packages from outside by the linter. Then tries forbidden imports in both directions, because a rule that refuses nothing is no rule.
import { importsOf } from './boundaries/imports.ts';
import { gapsOfLinter, gapsOfRules } from './boundaries/probes.ts';
import { refusalOf } from './boundaries/rules.ts';
import { root } from './library/process.ts';
import { sourceFiles } from './library/source-files.ts';

const sources = sourceFiles('*.ts', '*.tsx', '*.mjs', '*.html');
const refused = sources.flatMap((file) =>
  importsOf(root, file).flatMap((specifier) => {
    const reason = refusalOf(file, specifier);
    return reason ? [`${file} imports ${specifier}: ${reason}`] : [];
  }),
);
const gaps = [...gapsOfRules(), ...(await gapsOfLinter())];
for (const line of refused) console.error(line);
for (const gap of gaps) console.error(`The boundary is open: ${gap}`);
console.log(`${sources.length} files`);
process.exitCode = refused.length + gaps.length > 0 ? 1 : 0;
