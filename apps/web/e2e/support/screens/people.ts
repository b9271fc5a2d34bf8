import { expect, type Route } from '@playwright/test';
import { beginAuthenticator, setUpAuthenticator } from '../authenticator.ts';
import { ADMIN, addPerson, callApi, NEW_PASSWORD, PASSWORD } from '../portal.ts';
import { accountant, user } from './records.ts';
import {
  dialogOf,
  filtersOpen,
  firstMarked,
  menuOf,
  pressed,
  restorable,
  type Screen,
  sentWithMistakes,
  taken,
} from './screen.ts';

const RESET = /^(Odnośnik do nowego hasła|Ustaw nowe hasło)$/;
const person = async () => `/dashboard/users/${await user()}`;

/** As the server answers whoever signed in long ago. */
export const refuseUnproved = (route: Route) => {
  const error = 'Potwierdź najpierw, że to Ty: własnym hasłem i kodem. Potwierdzenie działa 10 minut';
  const json = { type: 'about:blank', title: error, status: 403, error, code: 'proof_needed', requestId: 'x' };
  return route.fulfill({ status: 403, contentType: 'application/problem+json', json });
};

/** Users and one's own profile. */
export const PEOPLE: Screen[] = [
  { name: 'users', path: '/dashboard/users' },
  { name: 'invitation', path: '/dashboard/users?form=invite', prepare: dialogOf('Zaproszenie') },
  {
    name: 'recently deleted users',
    path: async () => {
      const { id } = await addPerson(`usunieta-${Date.now()}@screens.example`, 'assistant');
      await callApi(ADMIN, '/users/bulk', { action: 'delete', ids: [id] });
      return '/dashboard/users?form=deleted';
    },
    prepare: restorable,
  },
  { name: 'users with marked rows', path: '/dashboard/users?search=kowal', closes: true, prepare: firstMarked },
  { name: 'filters of users', path: '/dashboard/users', closes: true, prepare: filtersOpen },
  {
    name: 'question before marked users are switched off',
    path: '/dashboard/users',
    prepare: async (page) => {
      await firstMarked(page);
      await page.getByRole('button', { name: 'Wyłącz', exact: true }).click();
      await dialogOf('Wyłączyć 1 konto?')(page);
    },
  },
  {
    name: 'columns of users',
    path: '/dashboard/users',
    closes: true,
    prepare: pressed('Kolumny', (page) => expect(page.getByRole('checkbox', { name: 'Telefon' })).toBeVisible()),
  },
  {
    name: 'invitation with mistakes',
    path: '/dashboard/users?form=invite',
    prepare: async (page) => {
      await page.getByRole('dialog', { name: 'Zaproszenie' }).getByLabel('Rola').selectOption('representative');
      await sentWithMistakes(page, 'Zaproszenie', 'Wyślij zaproszenie');
    },
  },
  { name: 'new user', path: '/dashboard/users?form=new', prepare: dialogOf('Nowy użytkownik') },
  { name: 'user', path: person },
  { name: 'what can be done with a user', path: person, closes: true, prepare: menuOf('Więcej') },
  {
    name: 'question before a user is deleted',
    path: person,
    prepare: taken('Więcej', 'Usuń użytkownika', dialogOf(/^Usunąć użytkownika/)),
  },
  {
    name: 'question before an account with companies and tasks is switched off',
    path: async () => `/dashboard/users/${await accountant()}`,
    prepare: taken('Więcej', 'Wyłącz konto', (page) =>
      expect(page.getByRole('dialog').getByRole('link', { name: /otwart/ })).toBeVisible(),
    ),
  },
  {
    name: 'what was done can be undone',
    path: async () => `/dashboard/users/${(await addPerson(`cofnij-${Date.now()}@screens.example`, 'assistant')).id}`,
    prepare: taken('Więcej', 'Wyłącz konto', async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Wyłącz konto' }).click();
      await expect(page.getByRole('button', { name: 'Cofnij' })).toBeVisible();
    }),
  },
  {
    name: 'link for a new password',
    path: person,
    prepare: taken('Więcej', RESET, dialogOf(/^Nowe hasło: /)),
  },
  {
    name: 'link for a new password that was made',
    path: async () => `/dashboard/users/${(await addPerson(`link-${Date.now()}@screens.example`, 'assistant')).id}`,
    prepare: taken('Więcej', RESET, async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Utwórz odnośnik' }).click();
      await dialogOf('Odnośnik do nowego hasła')(page);
    }),
  },
  {
    name: 'question before an invitation is withdrawn',
    path: async () => {
      const email = `wycofaj-${Date.now()}@screens.example`;
      const { body } = await callApi(ADMIN, '/users/invite', { email, role: 'assistant' });
      return `/dashboard/users/${body.data.id}`;
    },
    prepare: taken('Więcej', 'Wycofaj zaproszenie', dialogOf(/^Wycofać zaproszenie/)),
  },
  {
    name: 'report of users of whom one could not be changed',
    path: '/dashboard/users?search=anna kowalska',
    prepare: async (page) => {
      await firstMarked(page);
      await page.getByRole('button', { name: 'Wyłącz', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Wyłącz' }).click();
      await dialogOf('Nie udało się: 1')(page);
    },
  },
  { name: 'no user found', path: '/dashboard/users?search=qqqq' },
  { name: 'user not found', path: '/dashboard/users/00000000-0000-4000-8000-000000000000' },
  {
    name: 'menu of what a list is written into',
    path: '/dashboard/users',
    closes: true,
    prepare: menuOf('Eksportuj'),
  },
  {
    name: 'changes that are not saved',
    path: async () => `${await person()}/edit`,
    prepare: async (page) => {
      await page.getByLabel('Stanowisko').fill('Niezapisane');
      await page.getByRole('link', { name: 'Anuluj' }).click();
      await dialogOf('Masz niezapisane zmiany')(page);
    },
  },
  {
    name: 'draft that was kept',
    path: async () => `${await person()}/edit`,
    prepare: async (page) => {
      await page.getByLabel('Stanowisko').fill('Szkic');
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByText('Przywrócono szkic')).toBeVisible();
    },
  },
  {
    name: 'page that the role does not include',
    account: () => addPerson(`bez-prawa-${Date.now()}@screens.example`, 'assistant'),
    path: '/dashboard/companies/new',
    prepare: (page) => expect(page.getByText('Twoja rola nie obejmuje tej strony')).toBeVisible(),
  },
  {
    name: 'edit another administrator',
    path: async () =>
      `/dashboard/users/${(await addPerson(`admin-${Date.now()}@screens.example`, 'administrator')).id}/edit`,
  },
  { name: 'edit user', path: async () => `${await person()}/edit` },
  { name: 'profile', path: '/dashboard/users/profile' },
  {
    name: 'profile with mistakes',
    path: '/dashboard/users/profile',
    prepare: pressed('Zmień hasło', (page) => expect(page.getByText(/^Popraw \d/)).toBeVisible()),
  },
  ...(['password', 'code'] as const).map(
    (half): Screen => ({
      name: `proof before a link for a new password: ${half}`,
      path: person,
      before: (page) => page.route('**/api/users/reset-password?*', refuseUnproved),
      prepare: async (page) => {
        await taken('Więcej', RESET, dialogOf(/^Nowe hasło: /))(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Utwórz odnośnik' }).click();
        const password = page.getByRole('dialog').getByLabel('Twoje obecne hasło');
        await expect(password).toBeVisible();
        if (half === 'password') return;
        await password.fill(PASSWORD);
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Kod potwierdzenia')).toBeVisible();
      },
    }),
  ),
  {
    name: 'proof of the own password',
    path: '/dashboard/users/profile',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: /^Telefon/ }).fill('+48 600 200 300');
      await expect(page.getByText(/^Tam trafiają kody i odnośniki/)).toBeVisible();
    },
  },
  {
    name: 'authenticator app',
    path: '/dashboard/users/profile',
    prepare: (page) => beginAuthenticator(page, PASSWORD),
  },
  {
    name: 'codes for a lost phone',
    account: () => addPerson(`kody-${Date.now()}@screens.example`, 'assistant'),
    path: '/dashboard/users/profile',
    prepare: (page) => setUpAuthenticator(page, NEW_PASSWORD),
  },
];
