import { isDate } from '@biuro/core/lib/date.ts';
import { useState } from 'react';
import { History } from '#ui/record/history.tsx';
import { historyWords } from '#ui/record/history-words.ts';
import { dayText } from '#ui/text/day.ts';
import { durationText } from '#ui/text/duration.ts';
import checklist from '../checklist/messages.json' with { type: 'json' };
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { useCompanyHistory } from '../queries.ts';
import history from './messages.json' with { type: 'json' };

/** Who changed what about the company; for the office. */
export function CompanyHistory({ companyId }: { companyId: string }) {
  const [page, setPage] = useState(1);
  return <History answer={useCompanyHistory(companyId, page)} speak={speakOfCompany()} showPage={setPage} />;
}

/** Fields are called as in the form, steps as in the checklist. */
const named = [
  ...Object.entries(profile).map(([id, text]) => [`was.${id}`, text] as const),
  ...Object.entries(checklist).map(([id, text]) => [id.replace('item.', 'was.'), text] as const),
];
const catalogue = { ...messages, ...profile, ...Object.fromEntries(named), ...history };

export const speakOfCompany = () =>
  historyWords(catalogue, (known, field, value) => {
    if (value === 'true' || value === 'false') return known(value === 'true' ? 'yes' : 'no', value);
    if (field === 'time_budget_minutes') return durationText(Number(value));
    if (isDate(value)) return dayText(value);
    if (field === 'partners' || field === 'beneficial_owners')
      return value
        .split(/( · |; )/)
        .map((part) => (isDate(part) ? dayText(part) : known(part, part)))
        .join('');
    if (field in checklist || `item.${field}` in checklist) return known(`state.${value}`, value);
    return known(`${kindOf(field)}.${value}`, value);
  });

/** Of which field of the contract the words are. A person stands in the history under their name, with their role. */
function kindOf(field: string): string {
  if (field === 'company_type') return 'type';
  return `was.${field}` in catalogue ? field : 'role';
}
