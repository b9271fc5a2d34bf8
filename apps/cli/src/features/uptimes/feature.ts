import { defineFeature } from '#terminal/feature.ts';
import { defineAdd } from './add.ts';
import { defineChange } from './change.ts';
import { defineDelete } from './delete.ts';
import { defineUptimeList } from './list.ts';
import messages from './messages.json' with { type: 'json' };
import { defineCloseMonth, defineMonths, defineReopenMonth } from './months.ts';
import { defineReject, defineSubmit, defineUptimeApprove, defineWithdrawApproval } from './review.ts';
import { defineStart } from './start.ts';
import { defineTimerStatus } from './status.ts';
import { defineStop } from './stop.ts';
import { defineDiscard, defineResume } from './undo.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'uptime',
      summary: 'uptime.summary',
      examples: ['biuro uptime start --settlement 9900000112/2026-10', "biuro uptime stop --comment 'Wyciągi bankowe'"],
      commands: [
        defineStart,
        defineStop,
        defineTimerStatus,
        defineResume,
        defineDiscard,
        defineUptimeList,
        defineAdd,
        defineChange,
        defineDelete,
        defineSubmit,
        defineUptimeApprove,
        defineWithdrawApproval,
        defineReject,
        defineMonths,
        defineCloseMonth,
        defineReopenMonth,
      ],
    },
  ],
});
