import { expect, test } from 'vitest';
import { visitor } from '../../testing/biuro.ts';

test('an address is made, works, and is switched off', async () => {
  const person = visitor();
  await person.signIn('ksiegowa@demo.example');
  const address = (...args: string[]) => person.biuro(['calendar', 'address', ...args]);

  const made = await address('--new', '--json');
  const { url } = JSON.parse(made.stdout);
  expect(url).toMatch(/\.ics$/);
  const feed = await fetch(new URL(new URL(url).pathname, person.host));
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR/);
  expect((await address()).stdout).toMatch(/^Utworzony +\d{4}-\d\d-\d\d/m);

  expect((await address('--delete')).stderr).toBe('Adres wyłączony.\n');
  expect((await address()).stderr).toBe('Nie ma jeszcze adresu. Utworzenie: biuro calendar address --new\n');
});
