import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './library/process.ts';

interface Component {
  name: string;
  version: string;
  group?: string;
  licenses?: unknown[];
  externalReferences?: { hashes?: { alg: string }[] }[];
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biuro-sbom-'));
});
afterAll(() => rm(folder, { recursive: true }));

function componentsOf(...options: string[]): Component[] {
  const file = join(folder, 'sbom.json');
  const { status, stderr } = spawnSync('node', ['scripts/sbom.ts', ...options, file], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const { bomFormat, specVersion, components } = JSON.parse(readFileSync(file, 'utf8'));
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
  return components;
}

test('the list of components has each with its version, licence and hash; what is shipped is a part of it', () => {
  const [all, shipped] = [componentsOf(), componentsOf('--shipped')];
  const names = (components: Component[]) => new Set(components.map(({ name }) => name));
  expect(shipped.length).toBeLessThan(all.length);
  expect([...names(shipped)].filter((name) => !names(all).has(name))).toEqual([]);
  expect([...names(all)]).toEqual(expect.arrayContaining(['fastify', 'xstate', 'vitest']));
  expect([...names(shipped)]).toEqual(expect.arrayContaining(['fastify', 'pg', 'commander']));
  expect([...names(shipped)]).not.toContain('vitest');
  const others = all.filter(({ group }) => group !== '@biuro');
  expect(others.filter(({ version, licenses }) => !version || !licenses?.length).map(({ name }) => name)).toEqual([]);
  expect(others.filter((component) => !isHashed(component)).map(({ name }) => name)).toEqual([]);
});

const isHashed = ({ externalReferences = [] }: Component) =>
  externalReferences.some(({ hashes = [] }) => hashes.some(({ alg }) => alg === 'SHA-512'));
