import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refused } from '../../../testing/fake-api.ts';
import { renderPortal } from '../../../testing/render.tsx';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { anna, maria } from '../../../testing/samples/people.ts';

const sentence = 'Potwierdź najpierw, że to Ty: własnym hasłem i kodem. Potwierdzenie działa 10 minut';
const changed = { ...maria, phone: '+48600100999', version: maria.version + 1 };
const sent = {
  channel: 'email',
  destination: 'a••••@demo.example',
  expires_at: '2026-11-25T09:10:00Z',
  resend_at: '2026-11-25T09:01:00Z',
} as const;

async function typePhone(answers: Answers = {}) {
  let proved = false;
  const opened = renderPortal(`/dashboard/users/${maria.id}/edit`, {
    as: anna,
    answers: {
      ...officeFrame,
      'GET /users/{id}': () => ({ data: proved ? changed : maria }),
      'PUT /users': () => (proved ? { data: changed } : refused(403, 'proof_needed', sentence)),
      'POST /users/me/proof': { data: sent },
      'PUT /users/me/proof': () => {
        proved = true;
        return undefined;
      },
      ...answers,
    },
  });
  const phone = await screen.findByRole('textbox', { name: /Telefon/ });
  await opened.person.clear(phone);
  await opened.person.type(phone, '600 100 999');
  await opened.person.click(screen.getByRole('button', { name: 'Zapisz' }));
  return { ...opened, ...(await proofDialog()) };
}

async function proofDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Zmiana adresu, telefonu lub roli: Maria Wójcik' });
  return { dialog: within(dialog) };
}

async function typePassword({ person, dialog }: Awaited<ReturnType<typeof typePhone>>) {
  await person.type(dialog.getByLabelText(/Twoje obecne hasło/), 'Demo-biuro-2026');
  await person.click(dialog.getByRole('button', { name: 'Dalej' }));
  const code = await screen.findByLabelText<HTMLInputElement>('Kod potwierdzenia');
  await waitFor(() => expect(document.activeElement).toBe(code));
  return code;
}

test('a new phone of somebody else asks for password and code and is saved after them', async () => {
  const opened = await typePhone();
  const { api, person } = opened;
  const code = await typePassword(opened);
  expect(screen.getByText('Kod jest w wiadomości e-mail wysłanej na adres a••••@demo.example.')).toBeDefined();
  expect(api.sent('PUT /users')).toHaveLength(1);
  await person.type(code, '123 456');
  await waitFor(() => expect(api.sent('PUT /users')).toHaveLength(2));
  expect(api.sent('PUT /users/me/proof').map(({ body }) => body)).toEqual([{ code: '123456' }]);
  expect(await screen.findByText('Zapisano')).toBeDefined();
});

test('a wrong code is said at its field; another one is sent after a minute', async () => {
  const wrong = refused(422, 'wrong_code', 'Ten kod się nie zgadza. Sprawdź ostatnią wiadomość');
  const opened = await typePhone({ 'PUT /users/me/proof': wrong });
  const { api, person, pass } = opened;
  await person.type(await typePassword(opened), '000000');
  expect(await screen.findByText('Ten kod się nie zgadza. Sprawdź ostatnią wiadomość')).toBeDefined();
  const again = screen.getByRole('button', { name: /^Wyślij kod ponownie/ });
  await person.click(again);
  expect(api.sent('POST /users/me/proof')).toHaveLength(1);
  await pass(61_000);
  await person.click(screen.getByRole('button', { name: 'Wyślij kod ponownie' }));
  await waitFor(() => expect(api.sent('POST /users/me/proof')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/Ten kod się nie zgadza/)).toBeNull());
});

test('a code that is spent leads back to the password, with the reason', async () => {
  const spent = 'Ten kod już nie działa. Potwierdź hasło jeszcze raz';
  const opened = await typePhone({ 'PUT /users/me/proof': refused(410, 'proof_spent', spent) });
  await opened.person.type(await typePassword(opened), '000000');
  expect(await screen.findByText(spent)).toBeDefined();
  const { dialog } = await proofDialog();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/Twoje obecne hasło/)));
});

test('an authenticator app has nothing to send again', async () => {
  const opened = await typePhone({
    'POST /users/me/proof': { data: { ...sent, channel: 'totp', destination: '' } },
  });
  await typePassword(opened);
  expect(screen.getByText('Kod pokazuje aplikacja uwierzytelniająca w telefonie.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Wyślij kod ponownie/ })).toBeNull();
});

test('without a proof the form keeps what was typed and says why it was not saved', async () => {
  const { api, person, dialog } = await typePhone();
  await person.click(dialog.getByRole('button', { name: 'Anuluj' }));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Telefon/ }).value).toBe('600 100 999');
  expect(api.sent('PUT /users')).toHaveLength(1);
});

test('closed at the code, the form says why it was not saved, too', async () => {
  const opened = await typePhone();
  await typePassword(opened);
  await opened.person.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(await screen.findByText(sentence)).toBeDefined();
});
