import { isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useConfig } from '../app/use-navigation.ts';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AddIcon, BoardIcon, CalendarIcon, DeleteIcon, TasksIcon } from '../ui/icons.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useFormAddress } from '../ui/use-form-address.ts';
import { useList } from '../ui/use-list.ts';
import messages from './messages.json' with { type: 'json' };
import { useTaskBulk } from './task-bulk.tsx';
import { useTaskDeclaration } from './task-declaration.ts';
import { useTaskSource } from './task-queries.ts';
import { TaskViews } from './task-views.tsx';

const OpenMonth = lazy(() => import('./open-month.tsx').then((module) => ({ default: module.OpenMonth })));
const Deleted = lazy(() => import('./task-deleted.tsx').then((module) => ({ default: module.TaskDeleted })));

export function TaskList() {
  const t = useText(messages);
  const toast = useToast();
  const config = useConfig();
  const [, navigate] = useLocation();
  const list = useList(useTaskDeclaration(), useTaskSource());
  const mayEdit = useRight('tasks:edit');
  const bulk = useTaskBulk();
  const form = useFormAddress(['open-month', 'deleted']);
  const add = pathOf('dashboard-tasks-new');
  const openMonth = mayEdit && (
    <Button icon={CalendarIcon} onClick={() => form.show('open-month')}>
      {t('open_month')}
    </Button>
  );
  const actions = (
    <>
      {mayEdit && (
        <Button variant="quiet" icon={DeleteIcon} onClick={() => form.show('deleted')}>
          {t('deleted')}
        </Button>
      )}
      {isVisible(config, 'tasks', 'board') && (
        <ButtonLink icon={BoardIcon} href={pathOf('dashboard-tasks-board')}>
          {t('board')}
        </ButtonLink>
      )}
      {openMonth}
      {mayEdit && (
        <ButtonLink variant="primary" icon={AddIcon} href={add}>
          {t('add')}
        </ButtonLink>
      )}
    </>
  );
  const empty = (
    <EmptyState
      icon={TasksIcon}
      title={t('list.empty')}
      action={
        <>
          {openMonth}
          <ButtonLink href={`${pathOf('dashboard-tasks')}?filters[open]=false`}>{t('list.empty.closed')}</ButtonLink>
        </>
      }
    >
      {t('list.empty.hint')}
    </EmptyState>
  );
  return (
    <ListPage
      list={list}
      views={<TaskViews query={list.controls.query} />}
      actions={actions}
      bulk={mayEdit ? bulk.actions : []}
      empty={empty}
      notify={toast}
      onNew={mayEdit ? () => navigate(add) : undefined}
    >
      {bulk.dialog}
      {mayEdit && (
        <Suspense>
          {form.open === 'open-month' && <OpenMonth onClose={form.close} />}
          {form.open === 'deleted' && <Deleted onClose={form.close} />}
        </Suspense>
      )}
    </ListPage>
  );
}
