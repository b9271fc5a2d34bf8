import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#platform/process/environment.ts';

const LIST = { url: 'https://wl-api.mf.gov.pl' };
const GUS = 'https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc';
const production = { BIURO_MODE: 'production', SECRET_KEY: randomBytes(32).toString('base64') };
const registers = (variables: Record<string, string>) => readEnvironment(variables, '/').registers;

describe('registers in the settings', () => {
  test('in production the white list is asked, and the statistical office once there is a key', () => {
    expect(registers(production)).toEqual({ patience: 5_000, whiteList: LIST });
    expect(registers({ ...production, GUS_KEY: 'key', REGISTERS_TIMEOUT: '2.5' })).toEqual({
      patience: 2_500,
      whiteList: LIST,
      gus: { url: GUS, key: 'key' },
    });
  });

  test('the demo asks nobody unless it is told to', () => {
    expect(registers({ BIURO_MODE: 'demo' })).toEqual({ patience: 5_000, invented: true });
    expect(registers({ BIURO_MODE: 'demo', REGISTERS: 'off' })).toEqual({ patience: 5_000 });
    expect(registers({ BIURO_MODE: 'demo', REGISTERS: 'on' })).toEqual({ patience: 5_000, whiteList: LIST });
    expect(registers({ BIURO_MODE: 'demo', WHITE_LIST_URL: 'http://127.0.0.1:1' })).toEqual({
      patience: 5_000,
      whiteList: { url: 'http://127.0.0.1:1' },
    });
  });

  test('they can be switched off', () => {
    expect(registers({ ...production, GUS_KEY: 'key', REGISTERS: 'off' })).toEqual({ patience: 5_000 });
  });

  test('the key may be in a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'biuro-')), 'key');
    writeFileSync(file, 'key-from-a-file\n');
    expect(registers({ ...production, GUS_KEY_FILE: file }).gus).toEqual({ url: GUS, key: 'key-from-a-file' });
  });

  test.each([
    ['WHITE_LIST_URL', 'file:///etc/passwd'],
    ['GUS_URL', 'wyszukiwarkaregon'],
    ['GUS_KEY_FILE', '/no/such/file'],
    ['REGISTERS', 'yes'],
    ['REGISTERS_TIMEOUT', '60'],
    ['REGISTERS_TIMEOUT', 'five'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => registers({ ...production, [name]: value })).toThrow(name);
  });
});
