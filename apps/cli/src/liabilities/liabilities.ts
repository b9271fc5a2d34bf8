import type { Command } from 'commander';
import { defineGroup } from '../app/group.ts';
import type { Tools } from '../app/tools.ts';
import { defineApprove } from './liabilities-approve.ts';
import { defineConfirm } from './liabilities-confirm.ts';
import { defineCorrection } from './liabilities-correction.ts';
import { defineDeletedLiabilities, defineLiabilityDeletion } from './liabilities-deletion.ts';
import { defineGet, defineTransfer } from './liabilities-get.ts';
import { defineLiabilityList, defineMyLiabilities } from './liabilities-list.ts';
import { definePay, defineUnpay } from './liabilities-pay.ts';
import { definePublish } from './liabilities-publish.ts';
import { defineSet } from './liabilities-set.ts';
import { defineStatement } from './liabilities-statement.ts';

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
