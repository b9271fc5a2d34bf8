import { isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useList } from '#services/lists/define-list.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { AddIcon, BoardIcon, CalendarIcon, DeleteIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { taskList } from './definition.tsx';

const OpenMonth = lazy(() => import('../open-month/open-month.tsx').then((module) => ({ default: module.OpenMonth })));
const Deleted = lazy(() => import('./deleted.tsx').then((module) => ({ default: module.TaskDeleted })));

export function TaskList() {
  const t = useText(messages);
  const config = useConfig();
  const [, navigate] = useLocation();
  const list = useList(taskList);
  const { mayEdit } = list;
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
  const emptyAction = (
    <>
      {openMonth}
      <ButtonLink href={list.controls.hrefWith('open', 'false')}>{t('list.empty.closed')}</ButtonLink>
    </>
  );
  return (
    <ListPage list={list} actions={actions} emptyAction={emptyAction} onNew={mayEdit ? () => navigate(add) : undefined}>
      {mayEdit && (
        <Suspense>
          {form.open === 'open-month' && <OpenMonth onClose={form.close} />}
          {form.open === 'deleted' && <Deleted onClose={form.close} />}
        </Suspense>
      )}
    </ListPage>
  );
}
