import type { Handlers } from '../app/contract/handlers.ts';

export const companyViewHandlers = {} as Pick<Handlers, 'listCompanyViews' | 'saveCompanyView' | 'deleteCompanyView'>;
