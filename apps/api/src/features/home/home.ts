import type { Handlers } from '#platform/http/contract/handlers.ts';
import { getClientHome } from './client-home.ts';
import { getOfficeHome } from './office-home.ts';

export const homeHandlers: Pick<Handlers, 'getOfficeHome' | 'getClientHome'> = { getOfficeHome, getClientHome };
