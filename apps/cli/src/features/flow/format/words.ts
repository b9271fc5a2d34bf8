import { createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import messages from './messages.json' with { type: 'json' };

export type FlowWords = Text<typeof messages>;

/** The sentences of this room, loaded only when a flow runs. */
export const createFlowWords = (locale: Locale): FlowWords => createText(messages, locale);

/** What does not hold in a flow: one sentence, told with the file, the line and the step. */
export class FlowError extends Error {}
