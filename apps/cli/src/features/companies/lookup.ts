import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import type { Command } from 'commander';
import { whileWaiting } from '#terminal/output/progress.ts';
import type { Fact } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

type Lookup = components['schemas']['LookupAnswer']['data'];

export function defineLookup(companies: Command, tools: Tools): void {
  const { text } = tools;
  const lookup = companies
    .command('lookup')
    .argument('<nip>', text('companies.option.nip'))
    .description(text('lookup.summary'))
    .action(actionOf(tools, lookUp));
  addExamples(lookup, tools, ['biuro companies lookup 990-990-00-24', 'biuro companies lookup 9909900024 --json']);
}

async function lookUp(context: Context, _flags: object, nip = ''): Promise<void> {
  const { withPortal, output, text } = context;
  const { data } = await withPortal(({ api, person }) => {
    person();
    const asking = unwrap(api.GET('/companies/lookup', { params: { query: { nip } } }));
    return whileWaiting(context, text('lookup.asking'), asking);
  });
  output.show(data, () => output.card(factsOf(data, text)));
  if (data.invented) output.note(text('lookup.invented'));
  for (const { register, outcome } of data.sources) {
    output.note(`${text(`register.${register}`)}: ${text(`outcome.${outcome}`)}`);
  }
}

function factsOf({ street, building, flat, postal_code, city, ...found }: Lookup, text: Words): Fact[] {
  const house = [building, flat].filter(Boolean).join('/');
  const address = [`${street ?? ''} ${house}`.trim(), `${postal_code ?? ''} ${city ?? ''}`.trim()];
  return [
    [text('companies.nip'), found.nip],
    [text('companies.name'), found.name],
    [text('companies.short-name'), found.short_name],
    [text('companies.type'), found.company_type && text(`type.${found.company_type}`)],
    ['REGON', found.regon],
    ['KRS', found.krs],
    [text('companies.vat'), found.vat_status && text(`vat.${found.vat_status}`)],
    [text('companies.address'), address.filter(Boolean).join(', ')],
    ...found.accounts.map((account): Fact => [text('companies.bank-account'), formatNrb(account)]),
  ];
}
