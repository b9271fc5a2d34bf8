import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Field } from '#ui/controls/field.tsx';
import { completeDom } from '../../testing/dom.ts';
import { textOf } from '../../testing/read.ts';
import type { Bounds } from './bounds.ts';
import { DateInput } from './date-input.tsx';

/** A form with one date on Wednesday, 18 November 2026. */
function openForm({ value = '2026-11-24', ...bounds }: Bounds & { value?: string } = {}) {
  completeDom();
  document.documentElement.lang = 'pl';
  vi.useFakeTimers({
    now: Date.parse('2026-11-18T09:00:00Z'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 2,
  });
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  const sent: string[] = [];
  render(<Page value={value} bounds={bounds} onSend={(date) => sent.push(date)} />);
  const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const input = () => screen.getByLabelText<HTMLInputElement>('Termin');
  const note = () => textOf(document.getElementById(`${input().id}-note`) ?? input());
  const write = async (text: string) => {
    await person.clear(input());
    if (text) await person.type(input(), text);
  };
  return { person, sent, input, note, write };
}

function Page({ value, bounds, onSend }: { value: string; bounds: Bounds; onSend: (date: string) => void }) {
  const [date, setDate] = useState(value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(date);
      }}
    >
      <Field label="Termin">
        {(control) => <DateInput control={control} label="Termin" value={date} onChange={setDate} {...bounds} />}
      </Field>
      <output aria-label="wysyłane">{date}</output>
      <button type="submit">Zapisz</button>
    </form>
  );
}

const held = () => screen.getByLabelText('wysyłane').textContent;
const calendar = () => screen.findByRole('dialog', { name: 'Termin: kalendarz' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const focused = () => document.activeElement?.getAttribute('aria-label');

test('what will be understood stands in the field while one types, and Enter accepts it before it sends the form', async () => {
  const { person, sent, input, note, write } = openForm();
  expect([input().value, note()]).toEqual(['24.11.2026', 'wtorek, za 6 dni']);
  await write('jutro');
  expect(screen.getByText('19.11.2026')).toBeDefined();
  expect([held(), note()]).toEqual(['2026-11-19', 'czwartek, 19 listopada']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard('{Enter}');
  expect([input().value, note(), sent]).toEqual(['19.11.2026', 'czwartek, jutro', []]);
  await person.keyboard('{Enter}');
  expect(sent).toEqual(['2026-11-19']);
});

test('leaving accepts it, too', async () => {
  const { person, input, write } = openForm();
  await write('24 12');
  await person.tab();
  expect([input().value, held()]).toEqual(['24.12.2026', '2026-12-24']);
});

test('Escape restores what stood there, and goes no further', async () => {
  const { person, input, write } = openForm();
  const escaped = vi.fn();
  document.addEventListener('keydown', escaped);
  onTestFinished(() => document.removeEventListener('keydown', escaped));
  await write('1.1.2030');
  escaped.mockClear();
  await person.keyboard('{Escape}');
  expect([input().value, held(), escaped.mock.calls.length]).toEqual(['24.11.2026', '2026-11-24', 0]);
});

test('a day that does not exist is an error once the field is left, and one press mends it', async () => {
  const { person, input, note, write } = openForm();
  await write('31.11.2026');
  expect(input().getAttribute('aria-invalid')).toBeNull();
  await person.tab();
  expect([note(), input().getAttribute('aria-invalid'), held()]).toEqual([
    'Nie ma dnia 31.11.2026',
    'true',
    '31.11.2026',
  ]);
  await person.click(screen.getByRole('button', { name: 'Wpisz 30.11' }));
  expect([input().value, held(), input().getAttribute('aria-invalid')]).toEqual(['30.11.2026', '2026-11-30', null]);
});

test('what is no date, or lies beyond the bounds, is said in a sentence and still sent to the server', async () => {
  const { person, note, write } = openForm({ min: '2026-11-01', max: '2026-11-30' });
  const said = async (text: string) => {
    await write(text);
    await person.tab();
    return [note(), held()];
  };
  expect(await said('kiedyś')).toEqual(['Wpisz datę, np. 25.11.2026', 'kiedyś']);
  expect(await said('1.12.2026')).toEqual(['Nie później niż 30.11.2026', '2026-12-01']);
  expect(await said('31.10.2026')).toEqual(['Nie wcześniej niż 01.11.2026', '2026-10-31']);
  expect(await said('')).toEqual(['', '']);
});

test('Alt+↓ opens the calendar on the day, Escape closes it unchanged, and the focus returns to the field', async () => {
  const { person, input } = openForm();
  await person.click(input());
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await calendar();
  await waitFor(() => expect(focused()).toBe('wtorek, 24 listopada 2026'));
  await person.keyboard('{ArrowRight}{Escape}');
  await closed();
  expect([document.activeElement, held()]).toEqual([input(), '2026-11-24']);
});

test('the keyboard walks through the calendar, and Enter picks', async () => {
  const { person } = openForm();
  const opener = screen.getByRole('button', { name: 'Otwórz kalendarz' });
  await person.click(opener);
  await calendar();
  await waitFor(() => expect(focused()).toBe('wtorek, 24 listopada 2026'));
  const way: [string, string][] = [
    ['{ArrowUp}', 'wtorek, 17 listopada 2026'],
    ['{Home}', 'poniedziałek, 16 listopada 2026'],
    ['{End}', 'niedziela, 22 listopada 2026'],
    ['{PageUp}', 'czwartek, 22 października 2026'],
    ['{PageDown}', 'niedziela, 22 listopada 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'poniedziałek, 22 listopada 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'niedziela, 22 listopada 2026'],
    [
      '{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}',
      'niedziela, 8 listopada 2026',
    ],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'środa, 11 listopada 2026, Święto Niepodległości'],
  ];
  for (const [keys, day] of way) {
    await person.keyboard(keys);
    await waitFor(() => expect(focused()).toBe(day));
  }
  await person.keyboard('{Enter}');
  await closed();
  expect([document.activeElement, held()]).toEqual([opener, '2026-11-11']);
});

test('the grid begins on Monday, says which day is chosen and which is today, and other months are no buttons', async () => {
  const { person } = openForm();
  await person.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }));
  await calendar();
  const grid = await screen.findByRole('grid', { name: 'listopad 2026' });
  expect(within(grid).getAllByRole('columnheader').map(textOf)).toEqual([
    'pn poniedziałek',
    'wt wtorek',
    'śr środa',
    'czw czwartek',
    'pt piątek',
    'sob sobota',
    'niedz niedziela',
  ]);
  const cells = within(grid).getAllByRole('gridcell');
  const named = (attribute: string, value: string) =>
    cells.filter((cell) => cell.getAttribute(attribute) === value).map((cell) => cell.getAttribute('aria-label'));
  expect(named('aria-selected', 'true')).toEqual(['wtorek, 24 listopada 2026']);
  expect(named('aria-current', 'date')).toEqual(['środa, 18 listopada 2026']);
  expect(named('tabindex', '0')).toEqual(['wtorek, 24 listopada 2026']);
  expect(cells.filter((cell) => cell.getAttribute('aria-disabled') === 'true').map(textOf)).toEqual(
    '26 27 28 29 30 31 1 2 3 4 5 6'.split(' '),
  );
  expect(grid.querySelectorAll('span[aria-selected], span[aria-disabled], span[tabindex]')).toHaveLength(0);
  expect(textOf(screen.getByRole('list', { name: 'Dni wolne w tym miesiącu' }))).toBe(
    '1 listopada, Wszystkich Świętych 11 listopada, Święto Niepodległości',
  );
});

test('years come in pages of twelve with fixed bounds, and lead back to months and days', async () => {
  const { person } = openForm({ value: '2019-04-01' });
  await person.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }));
  await calendar();
  await person.click(await screen.findByRole('button', { name: '2019, wybierz rok' }));
  const years = () =>
    within(screen.getByRole('listbox', { name: 'Rok' }))
      .getAllByRole('option')
      .map(textOf);
  expect(years()).toEqual(Array.from({ length: 12 }, (_, index) => String(2016 + index)));
  expect(textOf(screen.getByRole('option', { selected: true }))).toBe('2019');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2019'));
  await person.click(screen.getByRole('button', { name: 'Następne 12 lat' }));
  expect([years().at(0), years().at(-1)]).toEqual(['2028', '2039']);
  await person.click(screen.getByRole('option', { name: '2030' }));
  const april = await screen.findByRole('option', { name: 'kwiecień', selected: true });
  await waitFor(() => expect(document.activeElement).toBe(april));
  await person.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('maj'));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('środa, 1 maja 2030, Święto Pracy'));
  await person.keyboard('{Enter}');
  await closed();
  expect(held()).toBe('2030-05-01');
});

test('a shortcut picks and closes', async () => {
  const { person } = openForm();
  await person.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }));
  await calendar();
  await person.click(await screen.findByRole('button', { name: '20. dnia' }));
  await closed();
  expect(held()).toBe('2026-11-20');
});

test('days beyond the bounds cannot be picked, and shortcuts to them are not offered', async () => {
  const { person } = openForm({ max: '2026-11-18', value: '2026-11-17' });
  await person.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }));
  await calendar();
  await waitFor(() => expect(focused()).toBe('wtorek, 17 listopada 2026'));
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('środa, 18 listopada 2026'));
  const shortcuts = within(screen.getByRole('group', { name: 'Na skróty' })).getAllByRole('button');
  expect(shortcuts.map(textOf)).toEqual(['dziś']);
  const tomorrow = screen.getByRole('gridcell', { name: 'czwartek, 19 listopada 2026' });
  expect(tomorrow.getAttribute('aria-disabled')).toBe('true');
  await person.click(tomorrow.firstElementChild ?? tomorrow);
  expect([held(), screen.queryByRole('dialog') === null]).toEqual(['2026-11-17', false]);
});

test('a press beside the calendar hides it after 110 ms, and not before', async () => {
  const { person } = openForm();
  await person.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }));
  const popover = await calendar();
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(109);
  expect(popover.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await waitFor(() => expect(popover.isConnected).toBe(false));
});
