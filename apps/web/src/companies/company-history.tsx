import { useState } from 'react';
import { History } from '../ui/history.tsx';
import { historyWords } from '../ui/history-words.ts';
import { useCompanyHistory } from './company-queries.ts';
import messages from './messages.json' with { type: 'json' };

/** Who changed what about the company; for the office. */
export function CompanyHistory({ companyId }: { companyId: string }) {
  const [page, setPage] = useState(1);
  return <History answer={useCompanyHistory(companyId, page)} speak={speak()} showPage={setPage} />;
}

const speak = () => historyWords(messages, (known, field, value) => known(`${kindOf(field)}.${value}`, value));

/** Of which field of the contract the words are. A person stands in the history under their name, with their role. */
function kindOf(field: string): string {
  if (field === 'company_type') return 'type';
  return `was.${field}` in messages ? field : 'role';
}
