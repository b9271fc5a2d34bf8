import { isDate } from '@biuro/core/lib/date.ts';
import { useState } from 'react';
import { History } from '#ui/record/history.tsx';
import { historyWords } from '#ui/record/history-words.ts';
import { dayText } from '#ui/text/day.ts';
import { periodText } from '#ui/text/period.ts';
import { isMonth } from '../../months.ts';
import messages from '../messages.json' with { type: 'json' };
import { useRequestHistory } from '../queries.ts';

/** Who did what to a request. */
export function RequestHistory({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  return <History answer={useRequestHistory(id, page)} speak={speak()} showPage={setPage} />;
}

const speak = () =>
  historyWords(messages, (known, field, value) => {
    if (field === 'month' && isMonth(value)) return periodText(value);
    return field === 'due_date' && isDate(value) ? dayText(value) : known(`${field}.${value}`, value);
  });
