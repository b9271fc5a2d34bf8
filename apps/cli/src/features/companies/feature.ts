import { defineFeature } from '#terminal/feature.ts';
import { defineAssign } from './assign.ts';
import { defineCreate, defineEdit } from './change.ts';
import { defineChanges, defineDecide } from './changes.ts';
import { defineChecklist } from './checklist.ts';
import { defineCompanyDeletion, defineDeletedCompanies } from './deletion.ts';
import { defineGet } from './get.ts';
import { defineCompanyHistory } from './history.ts';
import { defineImport } from './import.ts';
import { defineImports } from './imports.ts';
import { defineLifecycle } from './lifecycle.ts';
import { defineCompanyList } from './list.ts';
import { defineLookup } from './lookup.ts';
import messages from './messages.json' with { type: 'json' };
import { defineSavedViews } from './saved-views.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'companies',
      summary: 'companies.summary',
      examples: ['biuro companies list --search delta', 'biuro companies import firmy.csv --dry-run'],
      commands: [
        defineCompanyList,
        defineSavedViews,
        defineGet,
        defineCreate,
        defineEdit,
        defineCompanyDeletion,
        defineDeletedCompanies,
        defineAssign,
        defineLifecycle,
        defineChecklist,
        defineChanges,
        defineDecide,
        defineCompanyHistory,
        defineLookup,
        defineImport,
        defineImports,
      ],
    },
  ],
});
