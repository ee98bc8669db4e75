import { readFileSync } from 'node:fs';
import { minVersion, satisfies, subset } from 'semver';
import { expect, test } from 'vitest';

type Package = { engines?: { node?: string }; optional?: boolean };
const lock: { packages: Readonly<Record<string, Package>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
const oldest = minVersion(engines.node)?.version ?? '';
// An optional package that does not fit is left out without a word.
const wanted = Object.entries(lock.packages).flatMap(([name, { engines: own, optional }]) =>
  name === '' || optional || own?.node === undefined ? [] : [[name, own.node] as const],
);

test('on every Node that is named npm installs without a warning', () => {
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(([, range]) => !subset(engines.node, range))).toEqual([]);
});

test('it is the oldest of its line: one version before, a package asks for more', () => {
  const [major = 0, minor = 0] = oldest.split('.').map(Number);
  const before = `${major}.${minor - 1}.99`;
  expect(wanted.filter(([, range]) => !satisfies(before, range)).map(([name]) => name)).not.toEqual([]);
});

test('README and the lock file name the same', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`Needs Node ${oldest.replace(/\.0$/, '')}, `);
  expect(lock.packages['']?.engines?.node).toBe(engines.node);
});
