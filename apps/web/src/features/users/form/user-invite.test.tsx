import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../../testing/fake-api.ts';
import { renderPortal } from '../../../testing/render.tsx';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { anna, maria } from '../../../testing/samples/people.ts';

test.each([
  {
    address: 'invite',
    title: 'Zaproszenie',
    verb: 'Wyślij zaproszenie',
    call: 'POST /users/invite',
  },
  {
    address: 'new',
    title: 'Nowy użytkownik',
    verb: 'Dodaj użytkownika',
    call: 'POST /users',
  },
] as const)('a new administrator by "$title" needs password and code first', async ({ address, title, verb, call }) => {
  let isProved = false;
  const made = { ...maria, role: 'administrator' as const };
  const { api, person } = renderPortal(`/dashboard/users?form=${address}`, {
    as: anna,
    answers: {
      ...officeFrame,
      'GET /users': { data: [], meta: { page: 1, limit: 25, total: 0 } },
      'GET /users/{id}': { data: made },
      [call]: () => (isProved ? { data: made } : refused(403, 'proof_needed', 'Potwierdź najpierw, że to Ty')),
      'POST /users/me/proof': {
        data: {
          channel: 'totp',
          destination: '',
          expires_at: '2026-11-25T09:10:00Z',
          resend_at: '2026-11-25T09:01:00Z',
        },
      },
      'PUT /users/me/proof': () => {
        isProved = true;
        return undefined;
      },
    },
  });
  const form = within(await screen.findByRole('dialog', { name: title }));
  if (address === 'new') {
    await person.type(form.getByRole('textbox', { name: /Imię/ }), 'Ewa');
    await person.type(form.getByRole('textbox', { name: /Nazwisko/ }), 'Nowak');
  }
  await person.type(form.getByRole('textbox', { name: /E-mail/ }), 'ewa@biuro.example');
  await person.selectOptions(form.getByRole('combobox', { name: /Rola/ }), 'administrator');
  await person.click(form.getByRole('button', { name: verb }));
  const proof = within(await screen.findByRole('dialog', { name: 'Nowy administrator' }));
  await person.type(proof.getByLabelText(/Twoje obecne hasło/), 'Demo-biuro-2026');
  await person.click(proof.getByRole('button', { name: 'Dalej' }));
  await person.type(await screen.findByLabelText('Kod potwierdzenia'), '123456');
  await waitFor(() => expect(api.sent(call)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
});
