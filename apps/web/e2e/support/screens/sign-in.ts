import { expect, type Page } from '@playwright/test';
import { setUpAuthenticator } from '../authenticator.ts';
import { ADMIN, addPerson, address, CLIENT, callApi, fillCredentials, linkOf, moveEmail, PASSWORD } from '../portal.ts';
import { storeSession } from '../sessions.ts';
import { pressed, type Screen } from './screen.ts';

async function toCodeStep(page: Page): Promise<void> {
  await fillCredentials(page, CLIENT, PASSWORD);
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeVisible();
}

/** The second step of somebody who has an authenticator app. */
async function toAppStep(page: Page): Promise<void> {
  const person = await addPerson(`aplikacja-${Date.now()}@screens.example`, 'assistant');
  await storeSession(page.context(), address(), person.email, person);
  await page.goto('/dashboard/users/profile#two-factor');
  await setUpAuthenticator(page, person.password);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('biuro.session'));
  await page.goto('/login');
  await fillCredentials(page, person.email, person.password);
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeVisible();
}

/** Where the link of an invitation leads that has not been used yet. */
async function invitation(): Promise<string> {
  const email = `nowa-${Date.now()}@screens.example`;
  await callApi(ADMIN, '/users/invite', { email, role: 'assistant' });
  return new URL(await linkOf(email)).pathname;
}

/** Where the link of somebody leads whose e-mail was changed. */
async function movedAway(): Promise<string> {
  const now = Date.now();
  const person = await addPerson(`przed-${now}@screens.example`, 'assistant');
  return new URL(await moveEmail(person, `po-${now}@screens.example`)).pathname;
}

/** What anybody sees who is not signed in. */
export const SIGN_IN: Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login with an empty form',
    path: '/login',
    prepare: pressed('Zaloguj się', (page) => expect(page.getByText('Popraw 2 pola')).toBeVisible()),
  },
  { name: 'code', path: '/login', prepare: toCodeStep },
  {
    name: 'wrong code',
    path: '/login',
    prepare: async (page) => {
      await toCodeStep(page);
      await page.getByLabel('Kod weryfikacyjny').fill('000000');
      await expect(page.getByText('Ten kod się nie zgadza. Sprawdź ostatnią wiadomość')).toBeVisible();
    },
  },
  { name: 'code of an app', path: '/login', prepare: toAppStep },
  {
    name: 'recovery code',
    path: '/login',
    prepare: async (page) => {
      await toAppStep(page);
      await page.getByRole('button', { name: 'Użyj kodu odzyskiwania' }).click();
      await expect(page.getByLabel('Kod odzyskiwania')).toBeVisible();
    },
  },
  { name: 'forgotten password', path: '/forgot-password' },
  {
    name: 'forgotten password, asked for',
    path: '/forgot-password',
    prepare: async (page) => {
      await page.getByLabel('Adres e-mail').fill('nikt@demo.example');
      await page.getByRole('button', { name: 'Wyślij odnośnik' }).click();
      await expect(page.getByText('Sprawdź pocztę')).toBeVisible();
    },
  },
  { name: 'registration', path: invitation },
  {
    name: 'registration with mistakes',
    path: invitation,
    prepare: pressed('Załóż konto', (page) => expect(page.getByText('Popraw 3 pola')).toBeVisible()),
  },
  {
    name: 'registration with a password that is known to be weak',
    path: invitation,
    prepare: async (page) => {
      await page.getByLabel('Imię').fill('Nowa');
      await page.getByLabel('Nazwisko').fill('Osoba');
      await page.getByLabel('Hasło', { exact: true }).fill('12345678901234');
      await page.getByRole('button', { name: 'Załóż konto' }).click();
      await expect(page.getByText('Popraw 1 pole')).toBeVisible();
    },
  },
  { name: 'registration by a spent link', path: '/register/spent' },
  {
    name: 'new password',
    path: async () => {
      const { email } = await addPerson(`reset-${Date.now()}@screens.example`, 'assistant');
      const since = Date.now();
      await callApi(ADMIN, '/users/forgot-password', { email });
      return new URL(await linkOf(email, since)).pathname;
    },
  },
  { name: 'new password by a spent link', path: '/reset-password/spent' },
  { name: 'address to be restored', path: movedAway },
  {
    name: 'address restored',
    path: movedAway,
    prepare: pressed('Przywróć adres', (page) =>
      expect(page.getByRole('heading', { name: 'Adres przywrócony' })).toBeVisible(),
    ),
  },
  { name: 'address by a spent link', path: '/restore-email/spent' },
  { name: 'not found', path: '/nie/ma/takiej' },
  { name: 'outbox', path: '/dev/outbox' },
];
