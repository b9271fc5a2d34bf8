import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRight } from '#services/session/use-session.ts';
import { MeasureTime } from '#services/timer/measure-time.tsx';
import { AddIcon, DeleteIcon, EditIcon, MoreIcon, ProgressIcon } from '#ui/icons/icons.ts';
import { useFreeKey } from '#ui/keyboard/use-free-key.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';

const Lifecycle = lazy(() => import('./lifecycle.tsx').then((module) => ({ default: module.CompanyLifecycle })));

const Delete = lazy(() => import('./delete.tsx').then((module) => ({ default: module.CompanyDelete })));

/** What the office can do with a company. */
export function CompanyActions({ company }: { company: Company }) {
  const t = useText(messages);
  const config = useConfig();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<'move' | 'delete'>();
  const close = () => setAsked(undefined);
  const mayEdit = useRight('companies:edit');
  const mayAddTask = useRight('tasks:edit') && isOpen('dashboard-tasks-new', config);
  const { id, office } = company;
  const form = pathOf('dashboard-companies-edit', { id });
  useFreeKey('e', mayEdit ? () => navigate(form) : undefined);
  return (
    <>
      <MeasureTime company={{ id, name: company.name }} />
      {mayEdit && office && office.transitions.length > 0 && (
        <Button icon={ProgressIcon} onClick={() => setAsked('move')}>
          {t('move')}
        </Button>
      )}
      {mayEdit && (
        <ButtonLink icon={EditIcon} href={form}>
          {t('edit')}
        </ButtonLink>
      )}
      {mayEdit && <CompanyMore onDelete={() => setAsked('delete')} />}
      {mayAddTask && (
        <ButtonLink variant="primary" icon={AddIcon} href={`${pathOf('dashboard-tasks-new')}?company=${id}`}>
          {t('task.new')}
        </ButtonLink>
      )}
      <Suspense>
        {asked === 'move' && office && <Lifecycle company={company} office={office} onClose={close} />}
        {asked === 'delete' && <Delete company={company} onClose={close} />}
      </Suspense>
    </>
  );
}

function CompanyMore({ onDelete }: { onDelete: () => void }) {
  const t = useText(messages);
  const item = { label: t('delete'), detail: t('delete.detail'), icon: DeleteIcon, danger: true, run: onDelete };
  return (
    <Menu framed label={t('more')} groups={[{ items: [item] }]}>
      <MoreIcon />
      {t('more')}
    </Menu>
  );
}
