import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { moneyText } from '#terminal/output/numbers.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

type Employee = components['schemas']['Employee'];

export function defineEmployeeList(employees: Command, tools: Tools): void {
  const { text } = tools;
  const list = employees
    .command('list')
    .argument('<company>', text('companies.which'))
    .description(text('employees.list.summary'))
    .action(actionOf(tools, listEmployees));
  addExamples(list, tools, ['biuro employees list 9900000112', 'biuro employees list 9900000112 --json']);
}

async function listEmployees({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const answer = await withPortal(async (portal) => {
    const id = await findCompanyId(portal, which, text);
    return unwrap(portal.api.GET('/companies/{id}/employees', { params: { path: { id } } }));
  });
  const { data } = answer;
  output.show(answer, () =>
    output.forPeople && data.length > 0
      ? output.table(
          (['name', 'contract', 'from', 'salary', 'status'] as const).map((heading) => text(`employees.${heading}`)),
          data.map((employee) => [
            nameOf(employee),
            text(`contract.${employee.contract_type}`),
            [employee.employed_from, employee.employed_to].filter(Boolean).join('–'),
            employee.salary === null ? '' : moneyText(employee.salary),
            text(`employee.${employee.status}`),
          ]),
        )
      : output.tabSeparated(data.map(recordOf)),
  );
  if (data.length === 0) output.note(text('employees.none'));
}

export function defineEmployeeIdentity(employees: Command, tools: Tools): void {
  const { text } = tools;
  const identity = employees
    .command('identity')
    .argument('<company>', text('companies.which'))
    .argument('<employee>', text('employees.which'))
    .description(text('employees.identity.summary'))
    .action(actionOf(tools, readIdentity));
  const example = 'biuro employees identity 9900000112 0190a000-0000-7000-8000-00000000000f';
  addExamples(identity, tools, [example, `${example} --json`]);
}

async function readIdentity(
  { withPortal, output, text }: Context,
  _flags: object,
  which = '',
  employeeId = '',
): Promise<void> {
  const { data } = await withPortal(async (portal) => {
    const id = await findCompanyId(portal, which, text);
    const params = { path: { id, employee_id: employeeId } };
    return unwrap(portal.api.POST('/companies/{id}/employees/{employee_id}/identity', { params }));
  });
  output.show(data, () =>
    output.card([
      [text('employees.pesel'), data.pesel],
      [text('employees.passport'), data.passport],
    ]),
  );
}

const nameOf = ({ first_name, last_name }: Employee) => `${last_name} ${first_name}`;

const recordOf = ({ id, first_name, last_name, contract_type, employed_from, ...employee }: Employee) => [
  id,
  last_name,
  first_name,
  contract_type,
  employed_from,
  employee.employed_to ?? '',
  employee.salary ?? '',
  employee.status,
];
