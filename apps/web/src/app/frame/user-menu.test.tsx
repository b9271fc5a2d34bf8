import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPortal } from '../../testing/render.tsx';
import { clientFrame, noCalendar } from '../../testing/samples/frame.ts';
import { clientHome } from '../../testing/samples/home.ts';
import { tomasz } from '../../testing/samples/people.ts';

test.each([
  ['a telephone', ['(pointer: coarse)'], 0],
  ['a tablet with a mouse', ['(pointer: coarse)', '(any-pointer: fine)'], 1],
  ['a desktop', ['(any-pointer: fine)'], 1],
])('on %s the menu of the person has shortcuts of the keyboard only where there is one', async (_, fitting, count) => {
  const matchMedia = vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches: fitting.includes(query) }) as never);
  onTestFinished(() => matchMedia.mockRestore());
  const answers = { ...clientFrame, ...noCalendar, 'GET /home/my': clientHome };
  const { person } = renderPortal('/', { as: tomasz, answers });
  const [menu] = await screen.findAllByRole('button', { name: /Tomasz Bąk/ });
  await person.click(menu as HTMLElement);
  await screen.findByRole('menuitem', { name: 'Wyloguj się' });
  expect(screen.queryAllByRole('menuitem', { name: 'Skróty klawiszowe' })).toHaveLength(count);
});
