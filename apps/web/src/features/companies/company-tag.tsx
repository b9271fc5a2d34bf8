import { useText } from '#services/i18n/use-text.ts';
import { Tag } from '#ui/text/tag.tsx';
import messages from './messages.json' with { type: 'json' };
import { type Lifecycle, lifecycleTones } from './terms.ts';

export function CompanyTag({ lifecycle }: { lifecycle: Lifecycle }) {
  const t = useText(messages);
  return <Tag tone={lifecycleTones[lifecycle]}>{t(`lifecycle.${lifecycle}`)}</Tag>;
}
