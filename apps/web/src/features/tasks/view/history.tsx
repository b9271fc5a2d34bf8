import { isPeriod } from '@biuro/core/poland/period.ts';
import { useState } from 'react';
import { declarationText, isForm } from '#services/records/declaration/text.ts';
import { History } from '#ui/record/history.tsx';
import { historyWords } from '#ui/record/history-words.ts';
import { historyValue } from '../history-value.ts';
import messages from '../messages.json' with { type: 'json' };
import { useTaskHistory } from '../queries.ts';

/** Who did what to the task, its liabilities and declarations. */
export function TaskHistory({ taskId }: { taskId: string }) {
  const [page, setPage] = useState(1);
  return <History answer={useTaskHistory(taskId, page)} speak={speak()} showPage={setPage} />;
}

const speak = () =>
  historyWords(messages, (known, field, value) => {
    const [form = '', period = ''] = value.split(' ');
    if (field === 'declaration' && isForm(form) && isPeriod(period)) return declarationText({ form, period });
    return known(`${field}.${value}`, historyValue(field, value));
  });
