import { readSession } from '@biuro/core/session/stored-session.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, broken, gatewayDown, held, offline, refused } from '../../testing/fake-api.ts';
import { renderPortal } from '../../testing/render.tsx';
import { noCalendar, officeFrame } from '../../testing/samples/frame.ts';
import { officeHome } from '../../testing/samples/home.ts';
import { anna } from '../../testing/samples/people.ts';
import { challenge, signingIn } from '../../testing/samples/session.ts';

const PASSWORD = 'Zażółć-2026';
const MINUTE = 60_000;

const officeStart: Answers = { ...officeFrame, ...noCalendar, 'GET /home': officeHome };

function openLogin(answers: Answers = {}) {
  return renderPortal('/login?redirect=/dashboard/companies/new', {
    answers: { ...officeStart, ...signingIn(anna), ...answers },
  });
}

type Login = ReturnType<typeof openLogin>;

async function enterPassword({ person }: Login): Promise<void> {
  await person.type(await screen.findByLabelText('Adres e-mail'), ` ${anna.email} `);
  await person.type(screen.getByLabelText('Hasło'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Zaloguj się' }));
}

const codeField = () => screen.findByLabelText<HTMLInputElement>('Kod weryfikacyjny');

async function enterCode({ person }: Login, code: string): Promise<void> {
  await person.clear(await codeField());
  await person.type(await codeField(), code);
}

const signedIn = () => screen.findByRole('heading', { level: 1, name: /^Dzień dobry/ });

test('e-mail and password, then the code, then the home, which offers the page that was asked for', async () => {
  const login = renderPortal('/dashboard/companies/new?from=mail', {
    answers: { ...officeStart, ...signingIn(anna) },
  });
  const { api, storage } = login;
  expect(await screen.findByText('Zaloguj się, aby zobaczyć: Nowa firma')).toBeDefined();
  expect(location.search).toBe(`?redirect=${encodeURIComponent('/dashboard/companies/new?from=mail')}`);

  await enterPassword(login);
  await screen.findByText('Kod jest w wiadomości e-mail wysłanej na adres a••••@demo.example.');
  const field = await codeField();
  await expect.poll(() => document.activeElement).toBe(field);
  expect(readSession(storage)).toBeNull();

  await enterCode(login, '123 456');
  await signedIn();
  expect(location.pathname).toBe('/dashboard');
  await login.person.click(await screen.findByRole('link', { name: 'Wróć do: Nowa firma' }));
  await screen.findByRole('heading', { level: 1, name: 'Nowa firma' });
  expect(location.pathname + location.search).toBe('/dashboard/companies/new?from=mail');
  expect(document.title).toBe('Nowa firma | Biuro');
  expect(readSession(storage)).toEqual({
    user: anna,
    access_token: 'access-1',
    refresh_token: 'refresh-2',
    logged_in: true,
  });
  expect(api.changes()).toEqual(['POST /users/check', 'POST /users/verify', 'POST /auth', 'POST /auth/access']);
  expect(api.sent('POST /users/check')).toEqual([
    { url: '/users/check', query: {}, body: { email: anna.email, password: PASSWORD } },
  ]);
  expect(api.sent('POST /users/verify')).toEqual([
    { url: '/users/verify', query: {}, body: { email: anna.email, code: '123456' } },
  ]);
  expect(api.headers('POST /users/verify').map((headers) => headers.get('x-login-challenge'))).toEqual(['c-1']);
  expect(api.headers('POST /auth').map((headers) => headers.get('authorization'))).toEqual([
    'Basic YWRtaW5AZGVtby5leGFtcGxlOlphxbzDs8WCxIctMjAyNg==',
  ]);
});

test('an empty form names what is missing, leads there, and asks the server nothing', async () => {
  const { api, person } = openLogin();
  await person.click(await screen.findByRole('button', { name: 'Zaloguj się' }));
  expect(screen.getByRole('alert').textContent).toBe('Popraw 2 polaWpisz adres e-mailWpisz hasło');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(document.title).toBe('Błąd: Zaloguj się | Biuro');

  await person.click(screen.getByRole('link', { name: 'Wpisz hasło' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Hasło'));
  await person.type(screen.getByLabelText('Hasło'), 'a');
  expect(screen.getByRole('alert').textContent).toBe('Popraw 1 poleWpisz adres e-mail');
  expect(api.changes()).toEqual([]);
});

test.each([
  [
    'a wrong password',
    refused(422, 'invalid_credentials', 'E-mail lub hasło się nie zgadza'),
    'E-mail lub hasło się nie zgadza',
  ],
  [
    'too many tries',
    refused(429, 'too_many_attempts', 'Za dużo prób. Spróbuj ponownie za 2 minuty', { retryAfter: 120 }),
    'Za dużo prób. Spróbuj ponownie za 2 minuty',
  ],
  ['no network', offline, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie'],
  ['a fault of the server', broken, 'Coś nie działa po naszej stronie. Spróbuj ponownie'],
  ['a proxy without a server', gatewayDown, 'Serwer odpowiedział: 502 Bad Gateway. Spróbuj ponownie'],
])('after %s the address stays, and the reason stands above the fields', async (_, trouble, sentence) => {
  const login = openLogin({ 'POST /users/check': trouble });
  await enterPassword(login);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByLabelText<HTMLInputElement>('Adres e-mail').value.trim()).toBe(anna.email);
  expect(login.api.changes()).toEqual(['POST /users/check']);
});

test('a wrong code is said at its field and can be corrected', async () => {
  const wrong = 'Ten kod się nie zgadza. Sprawdź ostatnią wiadomość';
  const login = openLogin({ 'POST /users/verify': refused(422, 'wrong_code', wrong) });
  await enterPassword(login);
  await enterCode(login, '000000');
  await screen.findByText(wrong);
  expect((await codeField()).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(await codeField());
  expect(document.title).toBe('Błąd: Zaloguj się | Biuro');

  login.api.on('POST /users/verify', { data: { verified: true } });
  await enterCode(login, '123456');
  await signedIn();
});

test('a wrong code empties the field, and a lost connection does not', async () => {
  const login = openLogin({ 'POST /users/verify': offline });
  await enterPassword(login);
  await enterCode(login, '123456');
  await screen.findByText('Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie');
  expect((await codeField()).value).toBe('123456');

  login.api.on('POST /users/verify', refused(422, 'wrong_code', 'Ten kod się nie zgadza'));
  await enterCode(login, '000000');
  await screen.findByText('Ten kod się nie zgadza');
  expect((await codeField()).value).toBe('');
});

test('a page that is reloaded at the code goes on there, and asks for no password', async () => {
  const login = openLogin();
  await enterPassword(login);
  await codeField();
  const { challenge: _handle, ...pending } = challenge;
  login.api.on('GET /users/check', { data: pending });
  login.reload();
  await screen.findByText('Kod jest w wiadomości e-mail wysłanej na adres a••••@demo.example.');
  await screen.findByText('Ma 6 cyfr, działa do 10:10.');
  await enterCode(login, '123456');
  await signedIn();
  expect(login.api.sent('POST /users/verify').map(({ body }) => body)).toEqual([{ email: anna.email, code: '123456' }]);
  expect(login.api.headers('POST /auth').map((headers) => headers.get('authorization'))).toEqual([null]);
});

test('a page that is reloaded after its challenge has run out says so and keeps the address', async () => {
  const login = openLogin();
  await enterPassword(login);
  await codeField();
  const spent = 'To logowanie już nie działa. Zacznij od hasła';
  login.api.on('GET /users/check', refused(410, 'challenge_spent', spent));
  login.reload();
  expect((await screen.findByRole('alert')).textContent).toBe(spent);
  expect(screen.getByLabelText<HTMLInputElement>('Adres e-mail').value).toBe(anna.email);
});

test('a challenge that has run out leads back to the password', async () => {
  const spent = 'To logowanie już nie działa. Zacznij od hasła';
  const login = openLogin({ 'POST /users/verify': refused(410, 'challenge_spent', spent) });
  await enterPassword(login);
  await enterCode(login, '123456');
  expect((await screen.findByRole('alert')).textContent).toBe(spent);
  expect(screen.getByLabelText<HTMLInputElement>('Adres e-mail').value).toBe(anna.email);
  expect(screen.getByLabelText<HTMLInputElement>('Hasło').value).toBe('');
});

test('another code can be asked for after a minute, and then belongs to the new challenge', async () => {
  const login = openLogin();
  const { api, person, pass } = login;
  await enterPassword(login);
  const resend = () => screen.findByRole('button', { name: /^Wyślij kod ponownie/ });
  expect((await resend()).textContent).toBe('Wyślij kod ponownie (za 1:00)');
  await person.click(await resend());
  await pass(MINUTE - 10_000);
  expect((await resend()).textContent).toBe('Wyślij kod ponownie (za 0:10)');
  expect(api.sent('POST /users/resend')).toEqual([]);

  await pass(10_000);
  expect((await resend()).textContent).toBe('Wyślij kod ponownie');
  await person.click(await resend());
  await screen.findByText('Nowy kod jest w wiadomości e-mail wysłanej na adres a••••@demo.example.');
  await enterCode(login, '123456');
  await signedIn();
  const challenges = (call: 'POST /users/resend' | 'POST /users/verify') =>
    api.headers(call).map((headers) => headers.get('x-login-challenge'));
  expect([challenges('POST /users/resend'), challenges('POST /users/verify')]).toEqual([['c-1'], ['c-2']]);
});

test('a connection that is lost after the code was taken asks for no second code', async () => {
  const login = openLogin({ 'POST /auth': offline });
  const { api, person } = login;
  await enterPassword(login);
  await enterCode(login, '123456');
  await screen.findByText('Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie');
  api.on('POST /auth', { refresh_token: 'refresh-1' });
  await person.click(screen.getByRole('button', { name: 'Potwierdź' }));
  await signedIn();
  expect(api.sent('POST /users/verify')).toHaveLength(1);
});

test('who has no authenticator app at hand takes a saved code', async () => {
  const login = openLogin({ 'POST /users/check': { data: { ...challenge, channel: 'totp', destination: '' } } });
  const { api, person } = login;
  await enterPassword(login);
  await screen.findByText('Kod pokazuje aplikacja uwierzytelniająca w telefonie.');
  expect(screen.queryByRole('button', { name: /^Wyślij kod ponownie/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Użyj kodu odzyskiwania' }));
  await person.type(screen.getByLabelText('Kod odzyskiwania'), 'k7m2');
  await person.click(screen.getByRole('button', { name: 'Potwierdź' }));
  await screen.findByText('Wpisz 10 liter i cyfr kodu');
  await person.clear(screen.getByLabelText('Kod odzyskiwania'));
  await person.type(screen.getByLabelText('Kod odzyskiwania'), 'K7M2P-x9w4t');
  await person.click(screen.getByRole('button', { name: 'Potwierdź' }));
  await signedIn();
  expect(api.sent('POST /users/verify').map(({ body }) => body)).toEqual([{ email: anna.email, code: 'k7m2p-x9w4t' }]);
});

test('while the password is being checked the button says so and takes no second press', async () => {
  const { answer, release } = held<{ data: typeof challenge }>();
  const login = openLogin({ 'POST /users/check': answer });
  await enterPassword(login);
  const busy = await screen.findByRole('button', { name: 'Sprawdzanie…' });
  await login.person.click(busy);
  release({ data: challenge });
  await codeField();
  expect(login.api.changes()).toEqual(['POST /users/check']);
});
