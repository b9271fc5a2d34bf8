import { defineFeature } from '#terminal/feature.ts';
import { defineApi } from './api.ts';
import messages from './messages.json' with { type: 'json' };

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({ messages, commands: [defineApi] });
