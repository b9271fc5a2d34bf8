import { defineFeature } from '#terminal/feature.ts';
import { defineCompaniesTime, defineProfitability } from './companies.ts';
import { defineCompanyTime, defineSettlementsReport } from './company.ts';
import { defineReportList } from './list.ts';
import messages from './messages.json' with { type: 'json' };
import { definePeopleTime } from './people.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'reports',
      summary: 'reports.summary',
      examples: ['biuro reports companies --from 2026-10-01 --to 2026-10-31', 'biuro reports settlements 9900000112'],
      commands: [
        defineReportList,
        defineCompaniesTime,
        defineProfitability,
        defineSettlementsReport,
        defineCompanyTime,
        definePeopleTime,
      ],
    },
  ],
});
