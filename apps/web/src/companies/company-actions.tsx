import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { MeasureTime } from '../app/measure-time.tsx';
import { useConfig } from '../app/use-navigation.ts';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { AddIcon, DeleteIcon, EditIcon, MoreIcon, ProgressIcon } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { useFreeKey } from '../ui/use-free-key.ts';
import type { Company } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

const Lifecycle = lazy(() => import('./company-lifecycle.tsx').then((room) => ({ default: room.CompanyLifecycle })));

const Delete = lazy(() => import('./company-delete.tsx').then((room) => ({ default: room.CompanyDelete })));

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
