import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../../testing/fake-api.ts';
import { renderPortal } from '../../../testing/render.tsx';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { anna, maria } from '../../../testing/samples/people.ts';

const sentence = 'Potwierdź najpierw własne hasło. Potwierdzenie działa 10 minut';
const changed = { ...maria, phone: '+48600100999', version: maria.version + 1 };

async function typePhone() {
  let proved = false;
  const opened = renderPortal(`/dashboard/users/${maria.id}/edit`, {
    as: anna,
    answers: {
      ...officeFrame,
      'GET /users/{id}': () => ({ data: proved ? changed : maria }),
      'PUT /users': () => (proved ? { data: changed } : refused(403, 'proof_needed', sentence)),
      'POST /users/me/proof': () => {
        proved = true;
        return undefined;
      },
    },
  });
  const phone = await screen.findByRole('textbox', { name: /Telefon/ });
  await opened.person.clear(phone);
  await opened.person.type(phone, '600 100 999');
  await opened.person.click(screen.getByRole('button', { name: 'Zapisz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zmiana adresu lub telefonu: Maria Wójcik' });
  return { ...opened, dialog };
}

test('a new phone of somebody else asks for the own password and is saved after it', async () => {
  const { api, person, dialog } = await typePhone();
  await person.type(within(dialog).getByLabelText(/Twoje obecne hasło/), 'Demo-biuro-2026');
  await person.click(within(dialog).getByRole('button', { name: 'Potwierdź i zapisz' }));
  await waitFor(() => expect(api.sent('PUT /users')).toHaveLength(2));
  expect(api.sent('POST /users/me/proof')).toHaveLength(1);
  expect(await screen.findByText('Zapisano')).toBeDefined();
});

test('without the password the form keeps what was typed and says why it was not saved', async () => {
  const { api, person, dialog } = await typePhone();
  await person.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Telefon/ }).value).toBe('600 100 999');
  expect(api.sent('PUT /users')).toHaveLength(1);
});
