import { TaskDeclarations } from '../declarations/task-declarations.tsx';
import { TaskLiabilities } from '../liabilities/task-liabilities.tsx';
import { TaskView } from '../tasks/task-view.tsx';

/** A task with its liabilities and declarations, which are rooms of their own. */
export function TaskPage() {
  return <TaskView Liabilities={TaskLiabilities} Declarations={TaskDeclarations} />;
}
