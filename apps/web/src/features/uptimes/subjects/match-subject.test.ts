import { expect, test } from 'vitest';
import { matchSubject } from './match-subject.ts';

const subject = { company: { id: 'c-1', name: 'Żubr Instalacje' } };
const known = [{ label: 'Żubr Instalacje', subject }];

test.each([
  ['zubr faktury', { subject, label: 'Żubr Instalacje', comment: 'faktury' }],
  ['Instalacje', { subject, label: 'Żubr Instalacje', comment: '' }],
  ['faktury zubr', { subject: {}, comment: 'faktury zubr' }],
  ['', { subject: {}, comment: '' }],
])('%j', (words, expected) => {
  expect(matchSubject(words, known)).toEqual(expected);
});
