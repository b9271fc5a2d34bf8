import { useState } from 'react';
import { History } from '#ui/record/history.tsx';
import { historyWords } from '#ui/record/history-words.ts';
import messages from '../messages.json' with { type: 'json' };
import { useUserHistory } from '../queries.ts';

/** Who changed what about the user. */
export function UserHistory({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  return <History answer={useUserHistory(userId, page)} speak={speak()} showPage={setPage} />;
}

const speak = () =>
  historyWords(messages, (known, field, value) =>
    field === 'companies'
      ? value.replaceAll(/\((\w+)\)/g, (whole, role: string) => known(`in.${role}`, whole))
      : known(`${field}.${value}`, value),
  );
