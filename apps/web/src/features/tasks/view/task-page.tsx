import { pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace, usePlaceName } from '#services/navigation/use-navigation.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { RecordPage } from '#ui/record/record-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useTask } from '../queries.ts';
import type { Task } from '../terms.ts';

/** The page of one task: finds it by the address, is named after it, and says when it is not there. */
export function TaskRecordPage({ children }: { children: (task: Task) => ReactNode }) {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const task = useTask(id);
  const missing = task.error && failureOf(task.error).status === 404;
  usePlaceName(task.data?.title, missing);
  return (
    <RecordPage
      answer={task}
      titles={{ waiting: t('task'), missing: t('missing'), failed: t('failed') }}
      back={{ href: pathOf('dashboard-tasks'), label: t('back') }}
    >
      {children}
    </RecordPage>
  );
}
