import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gatewayDown, offline, refused } from '../../testing/fake-api.ts';
import { renderPortal } from '../../testing/render.tsx';
import { office } from '../../testing/samples/office.ts';

const isThere = () => screen.findByLabelText('Adres e-mail');

test('without a connection the page tries again by itself after twenty seconds', async () => {
  const { api, pass } = renderPortal('/login', { answers: { 'GET /config': offline } });
  await screen.findByRole('heading', { name: 'Brak połączenia, spróbujemy sami' });
  await screen.findByText('Następna próba za 20 s');
  await pass(1_000);
  await screen.findByText('Następna próba za 19 s');
  api.on('GET /config', office);
  await pass(19_000);
  await isThere();
});

test('it tries again at once when the browser is back online, and on request', async () => {
  const { api, person } = renderPortal('/login', { answers: { 'GET /config': gatewayDown } });
  await screen.findByText('Serwer odpowiedział: 502 Bad Gateway. Spróbuj ponownie');
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await expect.poll(() => api.sent('GET /config')).toHaveLength(2);
  await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  api.on('GET /config', office);
  dispatchEvent(new Event('online'));
  await isThere();
});

test('what waiting does not mend is not tried again', async () => {
  const { api, pass } = renderPortal('/login', {
    answers: { 'GET /config': refused(404, 'not_found', 'Nie ma takiego biura') },
  });
  await screen.findByText('Nie ma takiego biura');
  expect(screen.queryByText(/^Następna próba/)).toBeNull();
  await pass(60_000);
  expect(api.sent('GET /config')).toHaveLength(1);
});
