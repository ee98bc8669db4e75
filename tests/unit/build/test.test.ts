import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };

/** Runs `npm test` or `npm run test:nightly` over scripts that do nothing, some of which fail. */
function runTests(args: readonly string[], ...failing: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'npm-test-'));
  const scripts = Object.keys(packageFile.scripts).map((name) => [
    name,
    `exit ${failing.includes(name) ? 3 : 0}`,
  ]);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: Object.fromEntries(scripts) }));
  const { status, stdout } = spawnSync(process.execPath, [resolve('build/test.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  const results = [...stdout.matchAll(/^(\S+): (passed|FAILED), \d+ s$/gm)].map(([, name, result]) => [
    name,
    result,
  ]);
  return { status, results: Object.fromEntries(results) };
}

test.each([
  {
    args: [],
    parts: ['check', 'test:packages', 'test:electron', 'test:components', 'test:browsers', 'test:system'],
  },
  {
    args: ['--nightly'],
    parts: ['test:packages', 'nightly:electron', 'nightly:system', 'nightly:browsers', 'test:engines'],
  },
])('every part runs and is told, also after one that failed ($args)', ({ args, parts }) => {
  const results = Object.fromEntries(parts.map((part) => [part, 'passed']));
  expect(runTests(args)).toEqual({ status: 0, results });
  for (const failing of parts.slice(0, 2))
    expect(runTests(args, failing)).toEqual({ status: 1, results: { ...results, [failing]: 'FAILED' } });
});
