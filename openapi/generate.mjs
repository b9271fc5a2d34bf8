// Lints and bundles the contract and writes its types; `--check` writes nothing and fails when the committed files are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle, formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const ref = path('openapi.yaml');
const config = await loadConfig({ configPath: path('redocly.yaml') });

const problems = await lint({ ref, config });
const totals = getTotals(problems);
if (problems.length > 0) formatProblems(problems, { format: 'codeframe', totals, version: '' });
if (totals.errors + totals.warnings > 0) process.exit(1);

const { bundle: document } = await bundle({ ref, config });
for (const [url, methods] of Object.entries(document.parsed.paths)) {
  for (const operation of Object.values(methods))
    operation.responses = { ...refusalsOf(url, operation), ...operation.responses };
}
for (const schema of Object.values(document.parsed.components.schemas)) requireAll(schema);
if (JSON.stringify(document.parsed).includes('x-all-required'))
  throw new Error('Only a named schema takes x-all-required');
const types = await openapiTS(structuredClone(document.parsed), { defaultNonNullable: false });
const files = {
  'generated/openapi.json': `${JSON.stringify(document.parsed, null, 2)}\n`,
  'generated/schema.ts': `// Written by \`npm run generate\` from openapi.yaml.\n${astToString(types)}`,
};

const committed = (name) => {
  try {
    return readFileSync(path(name), 'utf8');
  } catch {
    return '';
  }
};
const stale = Object.keys(files).filter((name) => committed(name) !== files[name]);
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Stale: openapi/${stale.join(', openapi/')}. Run npm run generate and commit the result.`);
    process.exit(1);
  }
} else {
  for (const name of stale) writeFileSync(path(name), files[name]);
}

// An answer has all its fields, and a new one is not forgotten in a second list.
function requireAll(schema) {
  if (schema['x-all-required']) schema.required = Object.keys(schema.properties);
  delete schema['x-all-required'];
}

// The refusals of an operation follow from its parameters and security, so that a feature declares only special ones.
function refusalsOf(url, { 'x-module': module, security = document.parsed.security, parameters = [], requestBody }) {
  const [{ bearer, refresh, basic, actionLink }] = security;
  const refusals = {
    401: (bearer ?? refresh ?? basic ?? actionLink) && 'Unauthorized',
    403: bearer?.length > 0 && 'Forbidden',
    404: (url.includes('{') || module) && 'NotFound',
    410: security.some((alternative) => alternative.actionLink) && 'Problem',
    422: (parameters.length > 0 || requestBody) && 'Invalid',
    // 413, 415, 429, 500 and 503 look the same everywhere.
    default: 'Problem',
  };
  const named = Object.entries(refusals).filter(([, name]) => name);
  return Object.fromEntries(named.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]));
}
