import { writeFileSync } from 'node:fs';
import { ADMIN } from '@biuro/testing/demo-accounts.ts';
import { nipsFrom } from '@biuro/testing/nips.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPerson, type Person, type Run, visitor } from '../testing/biuro.ts';

// The first start transforms every source file.
vi.setConfig({ testTimeout: 120_000 });

/** How a command line ends from the sources and from the bundle. */
async function bothEnds(person: Person, args: string[], env = {}): Promise<Run[]> {
  return Promise.all([true, false].map((sources) => person.biuro(args, { env, sources })));
}

test.each([
  ['help', 'pl_PL.UTF-8', 0],
  ['companies create --help', 'en_GB.UTF-8', 0],
  ['whoami --jso', 'pl_PL.UTF-8', 2],
])('%s in %s says the same from the sources as from the bundle', async (words, LANG, code) => {
  const [sources, bundle] = await bothEnds(visitor(), words.split(' '), { LANG });
  expect(sources).toEqual(bundle);
  expect(sources?.code).toBe(code);
});

describe('signed in', () => {
  let person: Person;
  beforeAll(async () => {
    person = createPerson();
    await person.signIn(ADMIN);
  });
  afterAll(() => person.leave());

  test('a call answers the same from the sources as from the bundle', async () => {
    const [listed, listedByBundle] = await bothEnds(person, ['companies', 'list', '--limit', '3']);
    expect(listed).toEqual(listedByBundle);
    expect(listed?.stdout.trim().split('\n')).toHaveLength(3);
  });

  test('messages have their plurals although no build has compiled them', async () => {
    const rows = nipsFrom(999_000, 2).map((nip) => `Źródło ${nip};${nip};sp. z o.o.`);
    writeFileSync(person.file('dwie.csv'), ['Nazwa;NIP;Forma prawna', ...rows].join('\r\n'));
    const trial = await bothEnds(person, ['companies', 'import', person.file('dwie.csv'), '--dry-run']);
    const stdout = 'Próba: nic nie zapisano.\nDo dodania: 2 firmy\n0 firm już było\nOdrzucono 0 wierszy\n';
    expect(trial).toEqual([
      { stdout, stderr: '', code: 0 },
      { stdout, stderr: '', code: 0 },
    ]);
  });
});
