import { useText } from '#services/i18n/use-text.ts';
import { taskStatusText } from '#services/records/task/status.tsx';
import { WarningIcon } from '#ui/icons/icons.ts';
import { monthShort } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import messages from './messages.json' with { type: 'json' };
import type { CompanyRow } from './terms.ts';

type Unfinished = NonNullable<CompanyRow['unfinished_before']>;

/** The oldest month that the office has not finished: "09/2026: Niekompletne". */
export function UnfinishedTag({ unfinished: { count, month, status } }: { unfinished: Unfinished }) {
  const t = useText(messages);
  const oldest = { month: monthShort(month), status: taskStatusText(status) };
  return (
    <span title={t('unfinished.title', { n: count })}>
      <Tag tone="danger" icon={WarningIcon}>
        {count > 1 ? t('unfinished.more', { ...oldest, n: count - 1 }) : t('unfinished', oldest)}
      </Tag>
    </span>
  );
}
