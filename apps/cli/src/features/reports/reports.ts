import type { Command } from 'commander';
import { defineGroup } from '#terminal/records/group.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { defineCompaniesTime, defineProfitability } from './companies.ts';
import { defineCompanyTime, defineSettlementsReport } from './company.ts';
import { defineReportList } from './list.ts';
import { definePeopleTime } from './people.ts';

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
