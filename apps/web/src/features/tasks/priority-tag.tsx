import { useText } from '#services/i18n/use-text.ts';
import { AscendingIcon, DescendingIcon, OffIcon, WarningIcon } from '#ui/icons/icons.ts';
import { Tag } from '#ui/text/tag.tsx';
import messages from './messages.json' with { type: 'json' };
import type { Priority } from './terms.ts';

const looks = {
  low: { tone: 'neutral', icon: DescendingIcon },
  normal: { tone: 'neutral', icon: OffIcon },
  high: { tone: 'warning', icon: AscendingIcon },
  urgent: { tone: 'danger', icon: WarningIcon },
} as const;

interface PriorityTagProps {
  priority: Priority;
  /** Also the usual one, which otherwise goes without saying. */
  always?: boolean;
}

export function PriorityTag({ priority, always = false }: PriorityTagProps) {
  const t = useText(messages);
  if (priority === 'normal' && !always) return null;
  return <Tag {...looks[priority]}>{t(`priority.${priority}`)}</Tag>;
}
