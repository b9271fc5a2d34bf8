import { defineFeature } from '#terminal/feature.ts';
import { defineDeclarationList } from './list.ts';
import messages from './messages.json' with { type: 'json' };

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'declarations',
      summary: 'declarations.summary',
      examples: ['biuro declarations list --late', 'biuro declarations list --open --form jpk_v7m --mine'],
      commands: [defineDeclarationList],
    },
  ],
});
