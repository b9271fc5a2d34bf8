import type { components } from '@biuro/contract';
import contract from '@biuro/contract/openapi.json' with { type: 'json' };
import { type Schema, sampleOf } from '@biuro/testing/sample.ts';
import { expect, test } from 'vitest';
import { createOutput } from '#terminal/output/output.ts';
import { createWords } from '#terminal/output/words.ts';
import { showCompany } from './card.ts';
import messages from './messages.json' with { type: 'json' };

const schemas: Record<string, unknown> = contract.components.schemas;

/** Shown in groups of digits. */
const accounts = ['tax_account', 'zus_account'];
/** Shown in the portal only. */
const portalOnly = ['pep_note'];

/** Formats of free text; others have a shape of their own. */
const free: unknown[] = [undefined, 'line', 'text'];

function resolved(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolved);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return resolved(schemas[String(node.$ref).replace('#/components/schemas/', '')]);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value)]));
}

/** The properties of an answer that are free text. */
function textsOf(name: 'Company' | 'CompanyOffice'): string[] {
  const { properties = {} } = resolved(schemas[name]) as Schema; // the contract's own schemas
  return Object.entries(properties)
    .filter(
      ([, { type, enum: choices, format }]) => [type].flat().includes('string') && !choices && free.includes(format),
    )
    .map(([field]) => field)
    .filter((field) => ![...accounts, ...portalOnly].includes(field));
}

test('every text that the office knows of a company stands on its card', () => {
  const id = '01a1fb6f-0000-7000-8000-000000000001';
  const sample = sampleOf(resolved(schemas.Company) as Schema, id) as components['schemas']['Company']; // its schema is that
  const marked = (name: 'Company' | 'CompanyOffice') =>
    Object.fromEntries(textsOf(name).map((field) => [field, `«${field}»`]));
  const office = sample.office && { ...sample.office, ...marked('CompanyOffice') };

  let printed = '';
  const stream = { write: (text: string) => Boolean((printed += text)) };
  const output = createOutput({ stdout: stream, stderr: stream, env: {}, json: false, color: false });
  showCompany({ ...sample, ...marked('Company'), office }, output, createWords('pl', [messages]));

  const fields = [...textsOf('Company'), ...textsOf('CompanyOffice')];
  expect(fields.filter((field) => !printed.includes(`«${field}»`))).toEqual([]);
  expect(fields).toContain('notes');
});
