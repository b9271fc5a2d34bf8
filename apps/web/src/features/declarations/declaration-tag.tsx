import { useText } from '#services/i18n/use-text.ts';
import { Tag } from '#ui/text/tag.tsx';
import messages from './messages.json' with { type: 'json' };
import { type Status, tones } from './terms.ts';

export function DeclarationTag({ status }: { status: Status }) {
  return <Tag tone={tones[status]}>{useText(messages)(`status.${status}`)}</Tag>;
}
