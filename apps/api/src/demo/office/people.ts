import type { Insertable } from 'kysely';
import type { UsersTable } from '#platform/database/tables/accounts.ts';
import type { CompanyUsersTable } from '#platform/database/tables/companies.ts';

type Status = 'invited' | 'expired' | 'active' | 'blocked' | 'deactivated';

/** An invented person. `seen` and `since` are days ago, `companies` beginnings of company names. */
export interface InventedPerson {
  first_name: string;
  last_name: string;
  role: Insertable<UsersTable>['role'];
  /** `expired`: an invitation that was not accepted in time. */
  status: Status;
  position?: string;
  since: number;
  seen?: number;
  companies: string[];
}

const office = (
  [first_name, last_name]: [string, string],
  role: InventedPerson['role'],
  position: string,
  since: number,
  seen?: number,
  status: Status = 'active',
): InventedPerson => ({
  first_name,
  last_name,
  role,
  position,
  since,
  status,
  companies: [],
  ...(seen !== undefined && { seen }),
});

const client = (
  [first_name, last_name]: [string, string],
  role: CompanyUsersTable['role'],
  companies: string[],
  since: number,
  seen?: number,
  status: Status = 'active',
): InventedPerson => ({ first_name, last_name, role, since, status, companies, ...(seen !== undefined && { seen }) });

/**
 * Other users of the demo office and its companies, in every role and status. Their passwords are unknown. Companies of
 * the demo accounts keep their users.
 */
export const PEOPLE: InventedPerson[] = [
  office(['Hanna', 'Orłowska'], 'owner', 'Właścicielka biura', 420, 1),
  office(['Grzegorz', 'Łukasik'], 'accountant', 'Starszy księgowy', 390, 0),
  office(['Bożena', 'Śliwińska'], 'payroll', 'Specjalistka ds. kadr i płac', 350, 2),
  office(['Dominika', 'Cieślak'], 'payroll', 'Kadry i płace', 64, 5),
  office(['Oliwia', 'Ćwiklińska'], 'assistant', 'Asystentka', 118, 0),
  office(['Rafał', 'Ostrowski'], 'auditor', 'Biegły rewident', 210, 41),
  office(['Natalia', 'Żurek'], 'assistant', 'Stażystka', 3, undefined, 'invited'),
  office(['Leszek', 'Dziedzic'], 'accountant', 'Księgowy', 512, 160, 'deactivated'),
  client(['Zofia', 'Dudek'], 'representative', ['Apteka'], 310, 3),
  client(['Paweł', 'Ćwik'], 'authorised', ['Ceramika', 'Hurtownia'], 305, 9),
  client(['Krzysztof', 'Gajda'], 'representative', ['Dach-Bud'], 288, 1),
  client(['Iwona', 'Sikora'], 'representative', ['Bajka'], 270, 14),
  client(['Adam', 'Świtała'], 'representative', ['Elektro-Świt'], 251, 6),
  client(['Anita', 'Wrona'], 'representative', ['Gabinet'], 244, 27),
  client(['Józef', 'Ożóg'], 'representative', ['Introligatornia'], 240, 95, 'blocked'),
  client(['Helena', 'Pająk'], 'representative', ['Księgarnia'], 222, 2),
  client(['Barbara', 'Lis'], 'representative', ['Optyk'], 203, 12),
  client(['Łucja', 'Żak'], 'authorised', ['Młyn'], 190, 4),
  client(['Marek', 'Żyła'], 'representative', ['Stolarnia'], 171, 33),
  client(['Danuta', 'Gołąb'], 'representative', ['Pracownia'], 160, 8),
  client(['Jan', 'Malinowski'], 'representative', ['Sigma', 'Zefir', 'Mikołajczyk'], 155, 0),
  client(['Agnieszka', 'Nowicka'], 'representative', ['Kancelaria'], 140, 19),
  client(['Szymon', 'Mazur'], 'authorised', ['Autoserwis', 'Drukarnia'], 131, 7),
  client(['Ewelina', 'Krawczyk'], 'employee', ['Orion'], 90, 11),
  client(['Michał', 'Zając'], 'employee', ['Beton'], 77, 1),
  client(['Teresa', 'Wilk'], 'viewer', ['Wspólnota'], 58, 21),
  client(['Kamil', 'Jóźwiak'], 'employee', ['Bistro'], 5, undefined, 'invited'),
  client(['Sylwia', 'Bednarek'], 'viewer', ['Fundacja Dobry'], 24, undefined, 'expired'),
  client(['Jan', 'Źrebiec'], 'representative', ['Gospodarstwo'], 400, 130, 'deactivated'),
];
