import type { Command } from 'commander';
import { defineGroup } from '../app/group.ts';
import type { Tools } from '../app/tools.ts';
import { defineCompaniesTime, defineProfitability } from './reports-companies.ts';
import { defineCompanyTime, defineSettlementsReport } from './reports-company.ts';
import { defineReportList } from './reports-list.ts';
import { definePeopleTime } from './reports-people.ts';

const commands = [
  defineReportList,
  defineCompaniesTime,
  defineProfitability,
  defineSettlementsReport,
  defineCompanyTime,
  definePeopleTime,
];

export function defineReports(program: Command, tools: Tools): void {
  const examples: [string, string] = [
    'biuro reports companies --from 2026-10-01 --to 2026-10-31',
    'biuro reports settlements 0000123004',
  ];
  defineGroup(program, tools, { name: 'reports', summary: 'reports.summary', examples, commands });
}
