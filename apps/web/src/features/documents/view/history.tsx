import { useState } from 'react';
import { History } from '#ui/record/history.tsx';
import { historyWords } from '#ui/record/history-words.ts';
import { periodText } from '#ui/text/period.ts';
import messages from '../messages.json' with { type: 'json' };
import { isMonth } from '../months.ts';
import { useDocumentHistory } from '../queries.ts';

/** Who did what to a document. */
export function DocumentHistory({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  return <History answer={useDocumentHistory(id, page)} speak={speak()} showPage={setPage} />;
}

const speak = () =>
  historyWords(messages, (known, field, value) =>
    field === 'month' && isMonth(value) ? periodText(value) : known(`${field}.${value}`, value),
  );
