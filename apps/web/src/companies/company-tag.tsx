import { useText } from '../app/use-text.ts';
import { Tag } from '../ui/tag.tsx';
import { type Lifecycle, lifecycleTones } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

export function CompanyTag({ lifecycle }: { lifecycle: Lifecycle }) {
  const t = useText(messages);
  return <Tag tone={lifecycleTones[lifecycle]}>{t(`lifecycle.${lifecycle}`)}</Tag>;
}
