import { defineFeature } from '#terminal/feature.ts';
import messages from './messages.json' with { type: 'json' };
import { defineFlowRecord } from './record/record.ts';
import { defineFlowRun } from './run/run.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'flow',
      summary: 'flow.summary',
      examples: ['biuro flow run flows/login.yml', 'biuro flow record logowanie.yml'],
      commands: [defineFlowRun, defineFlowRecord],
    },
  ],
});
