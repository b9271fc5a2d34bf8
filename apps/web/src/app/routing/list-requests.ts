import type { RouteName } from '@biuro/core/navigation/routes.ts';
import type { ListRequest } from '#ui/list/list-request.ts';
import { companyRequest } from '../../features/companies/list/request.ts';
import { declarationRequest } from '../../features/declarations/list/request.ts';
import { liabilityRequest } from '../../features/liabilities/list/request.ts';
import { taskRequest } from '../../features/tasks/list/request.ts';
import { userRequest } from '../../features/users/list/request.ts';

/** The requests of the pages that are lists: the first script sends them ahead. */
export const listRequests: Partial<Record<RouteName, ListRequest>> = {
  'dashboard-companies': companyRequest,
  'dashboard-declarations': declarationRequest,
  'dashboard-liabilities': liabilityRequest,
  'dashboard-tasks': taskRequest,
  'dashboard-users': userRequest,
};
