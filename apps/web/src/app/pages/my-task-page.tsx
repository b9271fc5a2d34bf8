import { MyDeclarations } from '../../features/declarations/settlement/my-declarations.tsx';
import { MyTaskLiabilities } from '../../features/liabilities/my/task-liabilities.tsx';
import { MyTask } from '../../features/tasks/my/task.tsx';

/** A client's settlement with its amounts and declarations, which are rooms of their own. */
export function MyTaskPage() {
  return <MyTask Liabilities={MyTaskLiabilities} Declarations={MyDeclarations} />;
}
