import { defineFeature } from '#terminal/feature.ts';
import { defineApprove } from './approve.ts';
import { defineConfirm } from './confirm.ts';
import { defineCorrection } from './correction.ts';
import { defineDeletedLiabilities, defineLiabilityDeletion } from './deletion.ts';
import { defineGet, defineTransfer } from './get.ts';
import { defineLiabilityList, defineMyLiabilities } from './list.ts';
import messages from './messages.json' with { type: 'json' };
import { definePay, defineUnpay } from './pay.ts';
import { definePublish } from './publish.ts';
import { defineSet } from './set.ts';
import { defineStatement } from './statement.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'liabilities',
      summary: 'liabilities.summary',
      examples: ['biuro liabilities my', 'biuro liabilities list --period 2026-10 --state to_publish'],
      commands: [
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
      ],
    },
  ],
});
