import { useState } from 'react';
import { useText } from '../app/use-text.ts';
import { History } from '../ui/history.tsx';
import type { HistoryWords } from '../ui/history-entry.tsx';
import messages from './messages.json' with { type: 'json' };
import { useUserHistory } from './user-queries.ts';

/** Who changed what about the user. */
export function UserHistory({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  return <History answer={useUserHistory(userId, page)} speak={useHistoryWords()} showPage={setPage} />;
}

function useHistoryWords(): HistoryWords {
  const t = useText(messages);
  /** What a later server may write down has no words here yet, and is shown as it is. */
  const known = (id: string, otherwise: string) => (isMessage(id) ? t(id) : otherwise);
  return {
    action: (action) => known(`did.${action}`, action),
    field: (field) => known(`was.${field}`, field),
    value: (field, value) =>
      field === 'companies'
        ? value.replaceAll(/\((\w+)\)/g, (whole, role: string) => known(`in.${role}`, whole))
        : known(`${field}.${value}`, value),
  };
}

function isMessage(id: string): id is keyof typeof messages {
  return id in messages;
}
