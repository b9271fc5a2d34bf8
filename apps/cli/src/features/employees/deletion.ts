import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { confirm } from '#terminal/prompts/prompts.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

const EXAMPLE = '9900000112 0190a000-0000-7000-8000-00000000000f';

export function defineEmployeeDeletion(employees: Command, tools: Tools): void {
  const { text } = tools;
  const command = (name: 'delete' | 'restore') =>
    employees
      .command(name)
      .argument('<company>', text('companies.which'))
      .argument('<employee>', text('employees.which'))
      .description(text(`deletion.${name}.summary`));
  const remove = command('delete').option('--yes', text('flag.yes')).action(actionOf(tools, deleteEmployee));
  addExamples(remove, tools, [
    `biuro employees delete ${EXAMPLE}`,
    `biuro employees delete ${EXAMPLE} --yes --no-input`,
  ]);
  const restore = command('restore').action(actionOf(tools, restoreEmployee));
  addExamples(restore, tools, [`biuro employees restore ${EXAMPLE}`, `biuro employees restore ${EXAMPLE} --json`]);
}

async function deleteEmployee(context: Context, { yes }: { yes?: true }, which = '', employee_id = ''): Promise<void> {
  const { withPortal, interactive, output, text } = context;
  if (!yes && !interactive) throw new UsageError(text('usage.needs-yes'));
  const id = await withPortal(async (portal) => {
    const company = await findCompanyId(portal, which, text);
    if (!yes) await confirm(context, text('deletion.delete.ask', { name: employee_id }));
    const params = { path: { id: company, employee_id } };
    await unwrap(portal.api.DELETE('/companies/{id}/employees/{employee_id}', { params }));
    return company;
  });
  output.note(text('deletion.delete.done', { name: employee_id, group: 'employees', id: `${id} ${employee_id}` }));
}

async function restoreEmployee(
  { withPortal, output, text }: Context,
  _flags: object,
  which = '',
  employee_id = '',
): Promise<void> {
  const { data } = await withPortal(async (portal) => {
    const params = { path: { id: await findCompanyId(portal, which, text), employee_id } };
    return unwrap(portal.api.POST('/companies/{id}/employees/{employee_id}/restore', { params }));
  });
  const { id, first_name, last_name, status } = data;
  output.show(data, () => output.tabSeparated([[id, first_name, last_name, status]]));
  output.note(text('deletion.restore.done', { name: `${first_name} ${last_name}` }));
}

export function defineDeletedEmployees(employees: Command, tools: Tools): void {
  const { text } = tools;
  const deleted = employees
    .command('deleted')
    .argument('<company>', text('companies.which'))
    .description(text('employees.deleted.summary'))
    .action(actionOf(tools, listDeleted));
  addExamples(deleted, tools, ['biuro employees deleted 9900000112', 'biuro employees deleted 9900000112 --json']);
}

async function listDeleted({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const answer = await withPortal(async (portal) => {
    const params = { path: { id: await findCompanyId(portal, which, text) }, query: { limit: 100 } };
    return unwrap(portal.api.GET('/companies/{id}/employees/deleted', { params }));
  });
  const { data } = answer;
  output.show(answer, () =>
    output.forPeople && data.length > 0
      ? output.table(
          (['employees.name', 'deletion.at', 'deletion.by', 'tasks.id'] as const).map((heading) => text(heading)),
          data.map(({ id, name, deleted_at, deleted_by }) => [name, timeText(deleted_at), deleted_by ?? '', id]),
        )
      : output.tabSeparated(
          data.map(({ id, name, deleted_at, deleted_by }) => [id, name, deleted_at, deleted_by ?? '']),
        ),
  );
  if (data.length === 0) output.note(text('employees.deleted.none'));
}
