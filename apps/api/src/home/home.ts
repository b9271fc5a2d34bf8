import type { Handlers } from '../app/contract/handlers.ts';
import { getClientHome } from './client-home.ts';
import { getOfficeHome } from './office-home.ts';

export const homeHandlers: Pick<Handlers, 'getOfficeHome' | 'getClientHome'> = { getOfficeHome, getClientHome };
