import type { RouteName } from '@biuro/core/navigation/routes.ts';
import type { ListQuestion } from '#ui/list/list-request.ts';
import { companyQuestion } from '../../features/companies/list/list-request.ts';
import { declarationQuestion } from '../../features/declarations/list/list-request.ts';
import { liabilityQuestion } from '../../features/liabilities/list/list-request.ts';
import { taskQuestion } from '../../features/tasks/list/list-request.ts';
import { userQuestion } from '../../features/users/list/list-request.ts';

/** What the pages that are lists ask the server first. */
export const questions: Partial<Record<RouteName, ListQuestion<unknown, never>>> = {
  'dashboard-companies': companyQuestion,
  'dashboard-declarations': declarationQuestion,
  'dashboard-liabilities': liabilityQuestion,
  'dashboard-tasks': taskQuestion,
  'dashboard-users': userQuestion,
};
