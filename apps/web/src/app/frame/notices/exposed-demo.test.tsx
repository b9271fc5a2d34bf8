import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { clientFrame, noCalendar, officeFrame } from '../../../testing/samples/frame.ts';
import { clientHome, officeHome } from '../../../testing/samples/home.ts';
import { office } from '../../../testing/samples/office.ts';
import { anna, tomasz } from '../../../testing/samples/people.ts';

const exposed = { ...office, demo_exposed: true };
const WARNING = 'To demo jest dostępne w sieci, a jego hasła i kody zna każdy. Nie wpisuj tu prawdziwych danych.';

test.each<[who: string, path: string, given: Given]>([
  ['signing in', '/login', {}],
  ['the office', '/dashboard', { as: anna, answers: { ...officeFrame, ...noCalendar, 'GET /home': officeHome } }],
  ['a client', '/', { as: tomasz, answers: { ...clientFrame, ...noCalendar, 'GET /home/my': clientHome } }],
])('over the page of %s a demo that is open to the network says so', async (_who, path, given) => {
  renderPortal(path, { ...given, config: exposed });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('complementary', { name: 'Ostrzeżenie' }).textContent).toBe(WARNING);
});

test('another demo says nothing', async () => {
  renderPortal('/login');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(WARNING)).toBeNull();
});
