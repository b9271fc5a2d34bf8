import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const TOKEN = 'q7Hx-2vLw_9RtYb3Zk';

function foundIn(...texts: string[]): string[] {
  const secrets = createSecrets();
  secrets.add('kaktus fotel rower mgła', TOKEN, '482915');
  return secrets.foundIn(texts);
}

test('a long secret is found wherever it stands, in the log of whichever process', () => {
  expect(foundIn('GET /', `{"url":"/x${TOKEN}y"}`)).toEqual([TOKEN]);
  expect(foundIn(`?t=${TOKEN}`, '')).toEqual([TOKEN]);
  expect(foundIn('password "kaktus fotel rower mgła"')).toEqual(['kaktus fotel rower mgła']);
});

test('a short one is found as a word, and not as a part of another', () => {
  expect(foundIn('code 482915.')).toEqual(['482915']);
  expect(foundIn('{"code":"482915"}')).toEqual(['482915']);
  expect(foundIn('1482915 a482915 48291')).toEqual([]);
});

test('links in what is answered and asked are secrets', () => {
  const secrets = createSecrets();
  secrets.readAsk({ path: `/api/calendar/${TOKEN}zz` });
  const text = JSON.stringify({ data: { url: `http://biuro.example/reset-password/${TOKEN}99` } });
  secrets.readAnswer({ status: 200, headers: { 'content-type': 'application/json' }, text, took: 1 });
  expect(secrets.all()).toEqual([`${TOKEN}zz`, `${TOKEN}99`]);
});

test('a word that programs use themselves is nobody’s secret', () => {
  const secrets = createSecrets();
  secrets.readAsk({ path: '/', body: { password: 'length', pesel: 'hasOwnProperty', passport: 'FA1234567' } });
  expect(secrets.all()).toEqual(['FA1234567']);
});
