import { useText } from '../app/use-text.ts';
import { Tag } from '../ui/tag.tsx';
import { type Status, tones } from './declaration-terms.ts';
import messages from './messages.json' with { type: 'json' };

export function DeclarationTag({ status }: { status: Status }) {
  return <Tag tone={tones[status]}>{useText(messages)(`status.${status}`)}</Tag>;
}
