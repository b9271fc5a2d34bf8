import type { RouteName } from '@biuro/core/navigation/routes.ts';
import { companyQuestion } from '../companies/company-question.ts';
import { declarationQuestion } from '../declarations/declaration-question.ts';
import { liabilityQuestion } from '../liabilities/liability-question.ts';
import { taskQuestion } from '../tasks/task-question.ts';
import type { ListQuestion } from '../ui/list-question.ts';
import { userQuestion } from '../users/user-question.ts';

/** What the pages that are lists ask the server first. */
export const questions: Partial<Record<RouteName, ListQuestion<unknown, never>>> = {
  'dashboard-companies': companyQuestion,
  'dashboard-declarations': declarationQuestion,
  'dashboard-liabilities': liabilityQuestion,
  'dashboard-tasks': taskQuestion,
  'dashboard-users': userQuestion,
};
