import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createSessionFile } from './session-file.ts';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'biuro-session-'));
  path = join(directory, 'sessions/default.json');
  onTestFinished(() => rmSync(directory, { recursive: true }));
});

test('keeps what is set in a file of its owner, and no file once all is removed', () => {
  const storage = createSessionFile(path, 'http://a.example');
  expect(storage.get('key')).toBeNull();
  storage.set('key', 'value');
  expect(storage.get('key')).toBe('value');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(directory, 'sessions'))).toEqual(['default.json']);
  storage.remove('key');
  expect(existsSync(path)).toBe(false);
});

test('keeps the hosts apart', () => {
  const first = createSessionFile(path, 'http://a.example');
  const second = createSessionFile(path, 'http://b.example');
  first.set('key', 'of a');
  expect(second.get('key')).toBeNull();
  second.set('key', 'of b');
  second.remove('key');
  expect(first.get('key')).toBe('of a');
});

test('a file that was open to others is closed to them with the next change', () => {
  const storage = createSessionFile(path, 'http://a.example');
  storage.set('key', 'value');
  writeFileSync(path, readFileSync(path), { mode: 0o644 });
  storage.set('key', 'other');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each(['', '{', '[]', '"text"', '{"http://a.example":{"key":1}}'])('damaged content %j is as none', (content) => {
  const storage = createSessionFile(path, 'http://a.example');
  storage.set('key', 'value');
  writeFileSync(path, content);
  expect(storage.get('key')).toBeNull();
  storage.remove('key');
  expect(existsSync(path)).toBe(false);
});
