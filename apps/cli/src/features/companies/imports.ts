import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { sanitized } from '#terminal/output/text-width.ts';
import type { Words } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

type Import = components['schemas']['ImportList']['data'][number];

export function defineImports(companies: Command, tools: Tools): void {
  const imports = companies
    .command('imports')
    .description(tools.text('imports.summary'))
    .action(actionOf(tools, listImports));
  addExamples(imports, tools, ['biuro companies imports', 'biuro companies imports --json']);
}

async function listImports({ withPortal, output, text }: Context): Promise<void> {
  const answer = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.GET('/companies/imports'));
  });
  output.show(answer, () =>
    output.forPeople
      ? answer.data.map((entry) => paragraphOf(entry, text)).join('\n')
      : output.tabSeparated(answer.data.map(recordOf)),
  );
  if (answer.data.length === 0) output.note(text('imports.none'));
}

function paragraphOf({ id, file, added, created_at, created_by, undone_at }: Import, text: Words): string {
  const head = [timeText(created_at), file, text('import.added', { n: added }), created_by ?? ''];
  const way = undone_at ? text('imports.undone', { at: timeText(undone_at) }) : text('import.to-undo', { id });
  return `${sanitized(head.join('  ').trimEnd())}\n  ${way}`;
}

function recordOf({ id, file, added, created_at, created_by, undone_at }: Import): string[] {
  return [id, file, String(added), created_at, created_by ?? '', undone_at ?? ''];
}

/** Undoes an import. Companies that were changed since are kept. */
export async function undoImport({ withPortal, output, text }: Context, id: string): Promise<void> {
  const params = { path: { id }, header: { 'Idempotency-Key': createIdempotencyKey() } };
  const { data } = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.POST('/companies/imports/{id}/undo', { params }));
  });
  output.show(data, () =>
    [text('import.removed', { n: data.removed }), ...data.kept.map(({ name }) => text('import.kept', { name }))].join(
      '\n',
    ),
  );
}
