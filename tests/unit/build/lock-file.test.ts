import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLockProblems, type InstallScripts, type LockFile } from '../../../build/supply-chain.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const integrity = 'sha512-abc';

test('this project’s packages have checksums and no address of their own, and no install script runs', () => {
  const { allowScripts } = read('package.json') as { allowScripts: InstallScripts };
  expect(findLockProblems(read('package-lock.json') as LockFile, allowScripts)).toEqual([]);
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual([]);
});

test.each([
  [
    'another host',
    { resolved: 'https://evil.example/a.tgz', integrity },
    'comes from https://evil.example/a.tgz',
  ],
  ['a repository', { resolved: 'git+ssh://git@github.com/a/a.git', integrity }, 'comes from git+ssh'],
  ['no checksum', {}, 'has no SHA-512 checksum'],
  ['a weak checksum', { integrity: 'sha1-abc' }, 'has no SHA-512 checksum'],
  ['a script', { integrity, hasInstallScript: true }, 'has an install script'],
])('a package with %s is refused', (_what, locked, problem) => {
  const packages = { '': {}, 'node_modules/b/node_modules/@a/a': locked, 'node_modules/b': { integrity } };
  expect(findLockProblems({ packages }, { b: false })).toEqual([expect.stringContaining(problem)]);
});

test('a script that was decided on is no problem', () => {
  const packages = { 'node_modules/@a/a': { integrity, hasInstallScript: true } };
  expect(findLockProblems({ packages }, { '@a/a': false })).toEqual([]);
});
