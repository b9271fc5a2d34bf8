import { useState } from 'react';
import { useText } from '../app/use-text.ts';
import { History } from '../ui/history.tsx';
import type { HistoryWords } from '../ui/history-entry.tsx';
import { useCompanyHistory } from './company-queries.ts';
import messages from './messages.json' with { type: 'json' };

/** Who changed what about the company; for the office. */
export function CompanyHistory({ companyId }: { companyId: string }) {
  const [page, setPage] = useState(1);
  return <History answer={useCompanyHistory(companyId, page)} speak={useHistoryWords()} showPage={setPage} />;
}

function useHistoryWords(): HistoryWords {
  const t = useText(messages);
  /** What a later server may write down has no words here yet, and is shown as it is. */
  const known = (id: string, otherwise: string) => (isMessage(id) ? t(id) : otherwise);
  return {
    action: (action) => known(`did.${action}`, action),
    field: (field) => known(`was.${field}`, field),
    value: (field, value) => known(`${kindOf(field)}.${value}`, value),
  };
}

/** Of which field of the contract the words are. A person stands in the history under their name, with their role. */
function kindOf(field: string): string {
  if (field === 'company_type') return 'type';
  return isMessage(`was.${field}`) ? field : 'role';
}

function isMessage(id: string): id is keyof typeof messages {
  return id in messages;
}
