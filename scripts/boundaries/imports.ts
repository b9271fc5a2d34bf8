import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** The specifiers of everything that a source imports: values and types, static and dynamic. */
export function importsOf(root: string, file: string): string[] {
  const { program, module, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
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
