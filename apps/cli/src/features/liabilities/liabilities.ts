import type { Command } from 'commander';
import { defineGroup } from '#terminal/records/group.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { defineApprove } from './approve.ts';
import { defineConfirm } from './confirm.ts';
import { defineCorrection } from './correction.ts';
import { defineDeletedLiabilities, defineLiabilityDeletion } from './deletion.ts';
import { defineGet, defineTransfer } from './get.ts';
import { defineLiabilityList, defineMyLiabilities } from './list.ts';
import { definePay, defineUnpay } from './pay.ts';
import { definePublish } from './publish.ts';
import { defineSet } from './set.ts';
import { defineStatement } from './statement.ts';

const commands = [
  defineLiabilityList,
  defineMyLiabilities,
  defineGet,
  defineSet,
  defineCorrection,
  defineLiabilityDeletion,
  defineDeletedLiabilities,
  defineApprove,
  definePublish,
  defineTransfer,
  definePay,
  defineUnpay,
  defineConfirm,
  defineStatement,
];

export function defineLiabilities(program: Command, tools: Tools): void {
  const examples: [string, string] = [
    'biuro liabilities my',
    'biuro liabilities list --period 2026-10 --state to_publish',
  ];
  defineGroup(program, tools, { name: 'liabilities', summary: 'liabilities.summary', examples, commands });
}
