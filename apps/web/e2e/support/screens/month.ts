import { expect } from '@playwright/test';
import { addCompany, addErrand } from '../own-records.ts';
import { ADMIN, callApi, removeApi } from '../portal.ts';
import { explained, liability, task } from './records.ts';
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

const calculated = async () => `/dashboard/tasks/${(await task('calculated')).id}`;

/** Tasks and amounts, as the office sees them. */
export const MONTH: Screen[] = [
  { name: 'tasks', path: '/dashboard/tasks' },
  { name: 'filters of tasks', path: '/dashboard/tasks', closes: true, prepare: filtersOpen },
  { name: 'tasks with marked rows', path: '/dashboard/tasks?search=sp. k.', closes: true, prepare: firstMarked },
  {
    name: 'new status of marked tasks with mistakes',
    path: '/dashboard/tasks',
    prepare: async (page) => {
      await firstMarked(page);
      await page.getByRole('button', { name: 'Zmień status' }).click();
      await sentWithMistakes(page, 'Przenieś 1 zadanie', 'Zmień status');
    },
  },
  {
    name: 'opening a month',
    path: '/dashboard/tasks?form=open-month',
    prepare: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Otwarcie miesiąca' });
      const month = dialog.getByLabel('Miesiąc do rozliczenia');
      await month.selectOption((await month.locator('option').first().getAttribute('value')) ?? '');
      await expect(dialog.getByText('po jednym na firmę')).toBeVisible();
    },
  },
  { name: 'board', path: async () => `/dashboard/tasks/board?month=${(await task('calculated')).period}` },
  {
    name: 'moves of a card',
    path: async () => `/dashboard/tasks/board?month=${(await task('calculated')).period}`,
    closes: true,
    prepare: pressed(/^Przenieś: /, (page) => expect(page.getByRole('menuitem').nth(1)).toBeVisible()),
  },
  { name: 'new task', path: '/dashboard/tasks/new' },
  { name: 'calculated task', path: calculated },
  { name: 'moves of a task', path: calculated, closes: true, prepare: menuOf('Zmień status') },
  {
    name: 'move without its reason',
    path: calculated,
    prepare: taken('Zmień status', 'Wstrzymaj', (page) => sentWithMistakes(page, 'Wstrzymaj', 'Wstrzymaj')),
  },
  { name: 'edit task', path: async () => `${await calculated()}?form=edit`, prepare: dialogOf('Edycja zadania') },
  {
    name: 'amounts before they are published',
    path: calculated,
    prepare: pressed(/^Przekaż klientowi \d/, (page) =>
      expect(page.getByRole('dialog').getByText(/Wiadomość dostan|Nikt nie dostanie/)).toBeVisible(),
    ),
  },
  { name: 'incomplete task', path: async () => `/dashboard/tasks/${(await task('incomplete')).id}` },
  { name: 'liabilities', path: '/dashboard/liabilities' },
  { name: 'liability', path: async () => `/dashboard/liabilities/${await liability('read')}` },
  {
    name: 'correction that waits for who checks it',
    path: async () => {
      const { body } = await callApi(ADMIN, '/liabilities?filters[correction_waiting]=true');
      return `/dashboard/liabilities/${body.data[0].id}`;
    },
  },
  {
    name: 'checklist of a task',
    path: async () => `${await calculated()}?form=checklist`,
    prepare: dialogOf('Zmień listę'),
  },
  {
    // On a desktop the head of a list this long stands half over a row, wherever one scrolls to.
    name: 'all tasks that were found marked',
    only: 'phone',
    path: '/dashboard/tasks?filters[kind]=settlement&filters[open]=any',
    closes: true,
    prepare: async (page) => {
      await firstMarked(page);
      await page.getByRole('button', { name: /^Zaznacz wszystkie \d+ pasując/ }).click();
      await expect(page.getByText(/^Zaznaczone: \d{3}/)).toBeVisible();
    },
  },
  {
    name: 'correction of an amount with mistakes',
    path: async () => `/dashboard/liabilities/${await liability('read')}?form=amount`,
    prepare: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Kwota', { exact: true }).fill('sto złotych');
      await sentWithMistakes(page, /, /, 'Zapisz i powiadom klienta');
    },
  },
  { name: 'amount with its calculation', path: async () => `/dashboard/liabilities/${(await explained()).id}` },
  {
    name: 'recently deleted tasks',
    path: async () => {
      const { id } = await addErrand((await addCompany('Zadanie z pomyłki')).id, '2025-11');
      await removeApi(ADMIN, `/tasks/${id}`);
      return '/dashboard/tasks?form=deleted';
    },
    prepare: restorable,
  },
  {
    name: 'recently deleted amounts',
    path: async () => {
      const { id: task_id } = await addErrand((await addCompany('Kwota z pomyłki')).id, '2025-11');
      const { body } = await callApi(ADMIN, '/liabilities', { task_id, kind: 'vat', amount: '250' });
      await removeApi(ADMIN, `/liabilities/${body.data.id}`);
      return '/dashboard/liabilities?form=deleted';
    },
    prepare: restorable,
  },
  { name: 'declarations', path: '/dashboard/declarations' },
  { name: 'payments', path: '/dashboard/payments' },
];
