import { createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import messages from './messages.json' with { type: 'json' };

export type FlowWords = Text<typeof messages>;

/** The messages of flows, loaded only when one runs. */
export const createFlowWords = (locale: Locale): FlowWords => createText(messages, locale);

/** A failed expectation or an impossible step. The report adds file, line and step. */
export class FlowError extends Error {}
