import { ofWireTime } from '@biuro/core/lib/wire-time.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { categoryText, uptimeCategories, uptimeStatuses, uptimeStatusText } from '#services/records/uptime/text.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { History } from '#ui/record/history.tsx';
import { historyWords } from '#ui/record/history-words.ts';
import { momentText } from '../timer/moment-text.ts';
import type { Entry } from './form/values.ts';
import messages from './messages.json' with { type: 'json' };
import { useEntryHistory } from './queries.ts';
import { spanText } from './times.ts';

/** Who changed the entry, when, and what stood there before. */
export function EntryHistory({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useText(messages);
  const [page, setPage] = useState(1);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('history.title', { span: spanText(entry) })}
      closeLabel={t('history.close')}
    >
      <History answer={useEntryHistory(entry.id, page)} speak={speak()} showPage={setPage} />
    </Dialog>
  );
}

const WIRE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

const speak = () =>
  historyWords(messages, (known, field, value) => {
    const status = uptimeStatuses.find((one) => one === value);
    if (field === 'status' && status) return uptimeStatusText(status);
    const category = uptimeCategories.find((one) => one === value);
    if (field === 'category' && category) return categoryText(category);
    if (WIRE_TIME.test(value)) return momentText(ofWireTime(value));
    return known(`value.${field}.${value}`, value);
  });
