import { expect, test } from 'vitest';
import { activeStates, lastLines, parseTrace, writeTrace } from './trace.ts';

const line = (actor: string, state: string, event = 'go') => ({ at: '2026-11-20T08:00:00.000Z', actor, event, state });

test('a trace is read back as it was written, whatever stands between its lines', () => {
  const lines = [line('session', 'loggedOut.idle'), line('login', 'code')];
  expect(parseTrace(`Zalogowano.\n${writeTrace(lines)}\n{"level":30}\n  > {`)).toEqual(lines);
});

test('each chart stands where its last line before the moment says', () => {
  const lines = [line('login', 'credentials'), line('session', 'loggedIn'), line('login', 'checking')];
  expect([...lastLines(lines, 2).values()].map(({ state }) => state)).toEqual(['credentials', 'loggedIn']);
  expect(lastLines(lines, 3).get('login')?.state).toBe('checking');
});

test('a state marks those around it, and parallel regions side by side', () => {
  expect(activeStates('login', 'authenticating.gettingUser')).toEqual([
    'login.authenticating',
    'login.authenticating.gettingUser',
  ]);
  expect(activeStates('x', 'a.b c')).toEqual(['x.a', 'x.a.b', 'x.c']);
});
