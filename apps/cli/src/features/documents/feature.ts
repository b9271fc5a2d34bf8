import { defineFeature } from '#terminal/feature.ts';
import { defineDeletedDocuments, defineDocumentDeletion } from './deletion.ts';
import { defineDownload, defineZip } from './download.ts';
import { defineDocumentHistory, defineGet } from './get.ts';
import { defineDocumentList } from './list.ts';
import messages from './messages.json' with { type: 'json' };
import { defineAnswer } from './requests/answer.ts';
import { defineCreate } from './requests/create.ts';
import { defineGet as defineGetRequest, defineRequestHistory } from './requests/get.ts';
import { defineRequestList } from './requests/list.ts';
import { defineReminder } from './requests/remind.ts';
import { defineWithdrawal } from './requests/withdraw.ts';
import { defineStatus } from './status.ts';
import { defineUpload } from './upload.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'documents',
      summary: 'documents.summary',
      examples: [
        'biuro documents list --state to_check',
        'biuro documents upload faktura.pdf --company 9900000112 --kind cost --month 2026-11 --again',
      ],
      commands: [
        defineDocumentList,
        defineGet,
        defineUpload,
        defineDownload,
        defineZip,
        defineStatus,
        defineDocumentDeletion,
        defineDeletedDocuments,
        defineDocumentHistory,
      ],
    },
    {
      name: 'requests',
      summary: 'requests.summary',
      examples: ['biuro requests list --open', 'biuro requests list --overdue --mine'],
      commands: [
        defineRequestList,
        defineGetRequest,
        defineCreate,
        defineAnswer,
        defineReminder,
        defineWithdrawal,
        defineRequestHistory,
      ],
    },
  ],
});
