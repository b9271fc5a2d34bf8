import { ofWireTime } from '@biuro/core/lib/wire-time.ts';
import { useState } from 'react';
import { useText } from '../app/use-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { History } from '../ui/history.tsx';
import { historyWords } from '../ui/history-words.ts';
import { categoryText, uptimeCategories, uptimeStatuses, uptimeStatusText } from '../ui/uptime-text.ts';
import messages from './entry/messages.json' with { type: 'json' };
import { useEntryHistory } from './entry-queries.ts';
import { spanText } from './entry-times.ts';
import type { Entry } from './entry-values.ts';
import { momentText } from './moment-text.ts';

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
