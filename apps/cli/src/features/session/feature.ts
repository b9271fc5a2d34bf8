import { defineFeature } from '#terminal/feature.ts';
import { defineLogin } from './login.ts';
import { defineLogout } from './logout.ts';
import messages from './messages.json' with { type: 'json' };
import { defineWhoami } from './whoami.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({ messages, commands: [defineLogin, defineLogout, defineWhoami] });
