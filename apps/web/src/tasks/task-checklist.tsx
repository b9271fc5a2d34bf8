import { useText } from '../app/use-text.ts';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import messages from './messages.json' with { type: 'json' };
import type { Task } from './task-terms.ts';
import { useTick } from './use-tick.ts';

interface TaskChecklistProps {
  task: Task;
  mayEdit: boolean;
}

/** What belongs to the work; a tick is seen at once and taken back where the server refuses it. */
export function TaskChecklist({ task: { id, checklist }, mayEdit }: TaskChecklistProps) {
  const t = useText(messages);
  const tick = useTick(id);
  const done = checklist.filter(({ done_at }) => done_at !== null).length;
  return (
    <Card title={t('checklist')} action={t('checklist.count', { done, total: checklist.length })}>
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
    </Card>
  );
}
