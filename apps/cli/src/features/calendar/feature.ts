import { defineFeature } from '#terminal/feature.ts';
import { defineAddress } from './address.ts';
import messages from './messages.json' with { type: 'json' };

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'calendar',
      summary: 'calendar.summary',
      examples: ['biuro calendar address', 'biuro calendar address --new'],
      commands: [defineAddress],
    },
  ],
});
