import { useState } from 'react';
import { History } from '#ui/record/history.tsx';
import { historyWords } from '#ui/record/history-words.ts';
import messages from '../messages.json' with { type: 'json' };
import { useRequestHistory } from '../queries.ts';

/** Who did what to a request. */
export function RequestHistory({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  return <History answer={useRequestHistory(id, page)} speak={speak()} showPage={setPage} />;
}

const speak = () => historyWords(messages, (known, field, value) => known(`${field}.${value}`, value));
