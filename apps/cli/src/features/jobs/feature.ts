import { defineFeature } from '#terminal/feature.ts';
import { defineGet, defineList } from './jobs.ts';
import messages from './messages.json' with { type: 'json' };

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'jobs',
      summary: 'jobs.summary',
      examples: ['biuro jobs list', 'biuro jobs get 0190a000-0000-7000-8000-00000000000f --wait'],
      commands: [defineList, defineGet],
    },
  ],
});
