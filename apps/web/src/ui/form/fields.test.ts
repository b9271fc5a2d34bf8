import { describe, expect, test } from 'vitest';
import {
  choice,
  flag,
  keptText,
  lines,
  linesOf,
  maskedText,
  number,
  numbers,
  optionalFlag,
  optionalMinutes,
  optionalMoney,
  optionalNumber,
  optionalReference,
  optionalText,
  reference,
  requiredText,
  rows,
  text,
  texts,
  version,
} from './field-kinds.ts';
import { defineFields } from './fields.ts';

interface Update {
  name: string;
  kind: 'small' | 'large';
  note?: string | null;
  pesel?: string | null;
  active?: boolean;
  version: number;
}

const fields = defineFields<Update>()({
  name: text,
  kind: text,
  note: optionalText,
  pesel: maskedText,
  active: flag,
  version,
});

const record = { id: '1', name: 'Alfa', kind: 'small', note: null, pesel: '*******1359', active: true, version: 3 };

test('the fields of a new record are empty', () => {
  expect(fields.initial).toEqual({ name: '', kind: '', note: '', pesel: '', active: false, version: 0 });
});

test('the fields of a record hold what is stored, a masked number and what is null nothing', () => {
  expect(fields.valuesOf(record)).toEqual({
    name: 'Alfa',
    kind: 'small',
    note: '',
    pesel: '',
    active: true,
    version: 3,
  });
});

test('a record goes through the form unchanged, without what no field holds', () => {
  expect(fields.requestOf(fields.valuesOf(record))).toEqual({
    name: 'Alfa',
    kind: 'small',
    note: null,
    active: true,
    version: 3,
  });
});

test('what the values hold beside the fields is not sent', () => {
  const values = { ...fields.initial, another: true };
  expect(fields.requestOf(values)).toEqual({ note: null, active: false, version: 0 });
});

test('the names are those of the request, in their order', () => {
  expect(fields.names).toEqual(['name', 'kind', 'note', 'pesel', 'active', 'version']);
});

test('what does not fit the contract does not compile', () => {
  const { note: _note, ...withoutNote } = record;
  const misfits = () => [
    // @ts-expect-error: the contract has a key without a field.
    defineFields<{ name: string; website?: string | null }>()({ name: text }),
    // @ts-expect-error: the contract does not know this field.
    defineFields<{ name: string }>()({ name: text, website: optionalText }),
    // @ts-expect-error: the contract takes no null here.
    defineFields<{ name?: string }>()({ name: optionalText }),
    // @ts-expect-error: an empty field would not clear what is stored.
    defineFields<{ name?: string | null }>()({ name: text }),
    // @ts-expect-error: the contract takes no text here.
    defineFields<{ active: boolean }>()({ active: text }),
    // @ts-expect-error: the record does not have a key that the form reads.
    fields.valuesOf(withoutNote),
    // @ts-expect-error: the field cannot read what the record has.
    fields.valuesOf({ ...record, active: 'yes' }),
    // @ts-expect-error: a field is missing.
    fields.requestOf({ name: 'Alfa' }),
  ];
  expect(misfits).toBeTypeOf('function');
});

describe('a field that is empty', () => {
  test.each([
    ['text', text, undefined],
    ['required text', requiredText, ''],
    ['optional text', optionalText, null],
    ['kept text', keptText, undefined],
    ['masked text', maskedText, undefined],
    ['number', number, undefined],
    ['optional number', optionalNumber, null],
    ['optional money', optionalMoney, null],
    ['optional minutes', optionalMinutes, null],
    ['optional flag', optionalFlag, null],
  ])('as %s', (_name, kind, sent) => {
    expect([kind.initial, kind.send('')]).toEqual(['', sent]);
  });
});

describe('a field of a kind reads and sends', () => {
  test('text as it is typed', () => {
    expect([text.read('Alfa'), text.send(' Alfa '), optionalText.send(' Alfa ')]).toEqual(['Alfa', ' Alfa ', 'Alfa']);
  });

  test('numbers and lists of numbers', () => {
    expect([number.read(7), number.send('7'), optionalNumber.send('15')]).toEqual(['7', 7, 15]);
    expect([numbers.read([8.5]), numbers.send(['8.5', '12'])]).toEqual([['8.5'], [8.5, 12]]);
  });

  test('money with a comma', () => {
    expect([optionalMoney.read('4666.00'), optionalMoney.read(null)]).toEqual(['4666,00', '']);
    expect([optionalMoney.send('1 234,5 zł'), optionalMoney.send(' sto ')]).toEqual(['1234.50', 'sto']);
  });

  test('minutes as hours and minutes, and what is no time as it was typed', () => {
    expect([optionalMinutes.read(150), optionalMinutes.read(null)]).toEqual(['2 h 30 min', '']);
    expect([optionalMinutes.send('1,5 h'), optionalMinutes.send('dużo')]).toEqual([90, 'dużo']);
  });

  test('yes, no and unknown', () => {
    expect([true, false, null].map((stored) => optionalFlag.read(stored))).toEqual(['true', 'false', '']);
    expect([optionalFlag.send('true'), optionalFlag.send('false')]).toEqual([true, false]);
    expect([flag.read(undefined), flag.send(true)]).toEqual([false, true]);
  });

  test('one of several values', () => {
    const locale = choice<'pl' | 'en'>('pl');
    expect([locale.initial, locale.read('en'), locale.send('en')]).toEqual(['pl', 'en', 'en']);
  });

  test('another record by its id', () => {
    const alfa = { id: '1', name: 'Alfa' };
    expect([reference.read(alfa), reference.send(alfa), reference.send(null)]).toEqual([alfa, '1', undefined]);
    expect([optionalReference.send(alfa), optionalReference.send(null)]).toEqual(['1', null]);
  });

  test('several texts, of which one field is always there', () => {
    expect([texts.read([]), texts.read(['11']), texts.send([' 11 ', ' '])]).toEqual([[''], ['11'], [' 11 ']]);
  });

  test('lines of one field, without those that are empty', () => {
    expect(lines.read(['Umowa', 'Aneks'])).toBe('Umowa\nAneks');
    expect([lines.send('Umowa\n\n  Aneks  \n'), lines.send(' \n\n')]).toEqual([['Umowa', 'Aneks'], undefined]);
    expect(linesOf(' \n\n')).toEqual([]);
  });

  test('rows by the fields of a row', () => {
    const people = rows(
      defineFields<{ id?: string; name: string; pesel?: string | null }>()({
        id: text,
        name: text,
        pesel: maskedText,
      }),
    );
    expect(people.read([{ id: '1', name: 'Ala', pesel: '*******1359' }])).toEqual([
      { id: '1', name: 'Ala', pesel: '' },
    ]);
    expect(people.send([{ id: '', name: 'Ola', pesel: '44051401359' }])).toEqual([
      { name: 'Ola', pesel: '44051401359' },
    ]);
  });
});
