import type { components } from '@biuro/contract';
import { CloseIcon, DoneIcon, type IconType, SendIcon } from '#ui/icons/icons.ts';
import { Tag, type Tone } from '#ui/text/tag.tsx';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

export type TaskStatus = components['schemas']['TaskStatus'];

/** The colour of each status, in the order of the month. */
const tones = {
  awaiting_documents: 'warning',
  incomplete: 'warning',
  complete: 'accent',
  booking: 'info',
  clarification: 'warning',
  booked: 'info',
  calculated: 'info',
  review: 'accent',
  published: 'info',
  closed: 'success',
  correcting: 'accent',
  suspended: 'neutral',
  cancelled: 'neutral',
} satisfies Record<TaskStatus, Tone>;

const icons: Partial<Record<TaskStatus, IconType>> = { published: SendIcon, closed: DoneIcon, cancelled: CloseIcon };

/** All statuses in the order of the month; the last four are outside of it. */
// `Object.keys` forgets which strings it returns.
export const taskStatuses = Object.keys(tones) as TaskStatus[];

export function taskStatusText(status: TaskStatus): string {
  return words(messages)(`status.${status}`);
}

/** The status of a task. */
export function TaskStatusTag({ status }: { status: TaskStatus }) {
  const icon = icons[status];
  return (
    <Tag tone={tones[status]} {...(icon && { icon })}>
      {taskStatusText(status)}
    </Tag>
  );
}
