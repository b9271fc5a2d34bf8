import { TaskDeclarations } from '../../features/declarations/settlement/task-declarations.tsx';
import { TaskLiabilities } from '../../features/liabilities/task-liabilities.tsx';
import { TaskView } from '../../features/tasks/view/task-view.tsx';

/** A task with its liabilities and declarations, which are rooms of their own. */
export function TaskPage() {
  return <TaskView Liabilities={TaskLiabilities} Declarations={TaskDeclarations} />;
}
