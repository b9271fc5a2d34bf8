import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import { useTaskCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Task } from '../terms.ts';

const decisions = ['this_period', 'next_period'] as const;

interface TaskLateDocumentsProps {
  task: Task;
  mayDecide: boolean;
}

/** Documents came after all were confirmed: the accountant says where they belong. */
export function TaskLateDocuments({ task, mayDecide }: TaskLateDocumentsProps) {
  const t = useText(messages);
  const toast = useToast();
  const { decideLate } = useTaskCalls();
  const [deciding, setDeciding] = useState<(typeof decisions)[number]>();
  const decide = async (decision: (typeof decisions)[number]) => {
    setDeciding(decision);
    try {
      await decideLate(task.id, decision);
      toast(t(`late.${decision}.done`));
    } catch (thrown) {
      toast(failureOf(thrown).message);
    }
    setDeciding(undefined);
  };
  const buttons = decisions.map((decision) => (
    <Button key={decision} busy={deciding === decision ? t('busy') : undefined} onClick={() => void decide(decision)}>
      {t(`late.${decision}`)}
    </Button>
  ));
  return (
    <Notice tone="warning">
      <p className="task-late-title">{t('late.title')}</p>
      {task.late_docs_note && <p className="task-late-note">{t('late.note', { note: task.late_docs_note })}</p>}
      {mayDecide && <div className="task-late-actions">{buttons}</div>}
    </Notice>
  );
}
