import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** The specifiers of everything that a source imports: values and types, static and dynamic; of a page, its scripts. */
export function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.html'))
    return [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].flatMap(([, address]) => address ?? []);
  const { program, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.push(moduleRequest.value);
  new Visitor({
    ImportExpression: ({ source }) => void (source.type === 'Literal' && found.push(String(source.value))),
    TSImportType: ({ source }) => void found.push(source.value),
  }).visit(program);
  return [...new Set(found)];
}
