import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { EditIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Task } from '../terms.ts';
import { useTick } from '../use-tick.ts';

const ChecklistEdit = lazy(() => import('./checklist-edit.tsx').then((module) => ({ default: module.ChecklistEdit })));

interface TaskChecklistProps {
  task: Task;
  mayEdit: boolean;
}

/** What belongs to the work; a tick is seen at once and taken back where the server refuses it. */
export function TaskChecklist({ task, mayEdit }: TaskChecklistProps) {
  const { id, checklist } = task;
  const t = useText(messages);
  const form = useFormAddress(['checklist']);
  const tick = useTick(id);
  const done = checklist.filter(({ done_at }) => done_at !== null).length;
  return (
    <Card
      title={t('checklist')}
      action={t('checklist.count', { done, total: checklist.length })}
      footer={
        mayEdit && (
          <Button variant="quiet" icon={EditIcon} onClick={() => form.show('checklist')}>
            {t('checklist.edit')}
          </Button>
        )
      }
    >
      <ul className="checklist">
        {checklist.map((item) => (
          <li key={item.id}>
            <label className="checklist-item">
              <Checkbox
                checked={item.done_at !== null}
                disabled={!mayEdit}
                onChange={({ target }) => tick(item, target.checked)}
              />
              <span className="checklist-text">
                {item.text}
                {item.done_at && item.done_by && (
                  <span className="checklist-by">
                    {t('checklist.by', { name: item.done_by, at: new Date(item.done_at) })}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {mayEdit && form.open === 'checklist' && (
        <Suspense>
          <ChecklistEdit task={task} onClose={form.close} />
        </Suspense>
      )}
    </Card>
  );
}
