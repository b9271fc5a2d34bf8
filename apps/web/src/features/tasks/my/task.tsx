import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useFollowCompany } from '#services/companies/client-company.ts';
import { Slot } from '#services/feature/slot.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace, usePlaceName } from '#services/navigation/use-navigation.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Page } from '#ui/layout/page.tsx';
import { RecordPage } from '#ui/record/record-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { ClientTask } from '../terms.ts';
import { MyDocuments } from './documents.tsx';
import { useMyTask } from './queries.ts';
import { MyState, myTitle } from './state.tsx';
import './tasks.css';

export function MyTask() {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const task = useMyTask(id);
  const missing = task.error && failureOf(task.error).status === 404;
  usePlaceName(task.data && myTitle(t, task.data), missing);
  return (
    <RecordPage
      answer={task}
      titles={{ waiting: t('my.one'), missing: t('missing'), failed: t('my.one.failed') }}
      back={{ href: pathOf('tasks'), label: t('my.back') }}
    >
      {(found) => <MyTaskRecord task={found} />}
    </RecordPage>
  );
}

function MyTaskRecord({ task }: { task: ClientTask }) {
  const t = useText(messages);
  const { id, company } = task;
  useFollowCompany(company.id);
  return (
    <Page title={myTitle(t, task)} sentence={company.name}>
      <section className="card my-task" aria-label={t('progress')}>
        <MyState task={task} />
      </section>
      <div className="my-task-columns">
        <MyDocuments task={task} />
        <div className="my-task-column">
          <Slot name="tasks-view" taskId={id} />
        </div>
      </div>
    </Page>
  );
}
