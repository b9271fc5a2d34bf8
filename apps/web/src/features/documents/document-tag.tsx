import { useText } from '#services/i18n/use-text.ts';
import { Tag } from '#ui/text/tag.tsx';
import messages from './messages.json' with { type: 'json' };
import { type Status, tones } from './statuses.ts';

/** The status of a document in the words of the office. */
export function DocumentTag({ status }: { status: Status }) {
  return <Tag tone={tones[status]}>{useText(messages)(`status.${status}`)}</Tag>;
}

/** It came after the documents of its month were confirmed to be complete. */
export function LateTag() {
  return <Tag tone="accent">{useText(messages)('late.tag')}</Tag>;
}
