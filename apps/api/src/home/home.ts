import type { Handlers } from '../app/contract/handlers.ts';
import { getOfficeHome } from './office-home.ts';

export const homeHandlers = { getOfficeHome } as Pick<Handlers, 'getOfficeHome' | 'getClientHome'>;
