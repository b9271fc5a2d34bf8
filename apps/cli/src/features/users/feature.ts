import { defineFeature } from '#terminal/feature.ts';
import {
  defineActivate,
  defineDeactivate,
  defineDelete,
  defineResend,
  defineRestore,
  defineWithdraw,
} from './actions.ts';
import { defineBulk } from './bulk.ts';
import { defineCreate, defineEdit } from './change.ts';
import { defineUserCompanies } from './companies.ts';
import { defineDeletedUsers } from './deleted.ts';
import { defineGet } from './get.ts';
import { defineUserHistory } from './history.ts';
import { defineInvite } from './invite.ts';
import { defineUserList } from './list.ts';
import messages from './messages.json' with { type: 'json' };
import { defineResetLink } from './reset-link.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'users',
      summary: 'users.summary',
      examples: ['biuro users list --filter status=invited', 'biuro users invite ewa@biuro.example --role accountant'],
      commands: [
        defineUserList,
        defineDeletedUsers,
        defineGet,
        defineUserCompanies,
        defineUserHistory,
        defineInvite,
        defineResend,
        defineWithdraw,
        defineCreate,
        defineEdit,
        defineDeactivate,
        defineActivate,
        defineDelete,
        defineRestore,
        defineBulk,
        defineResetLink,
      ],
    },
  ],
});
