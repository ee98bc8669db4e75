/*
 * `npm run supply-chain`: what is installed is what was locked, comes from the registry, runs no script that nobody decided on, and has
 * the registry's signatures, where the registry can be asked.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findLockProblems, type InstallScripts, type LockFile } from './lock-file.ts';

/** Milliseconds that the registry may take to answer for all packages. */
const limitMs = 120_000;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
// npm's own files; whoever can forge them can also forge this check.
const lock = read('package-lock.json') as LockFile;
const { allowScripts } = read('package.json') as { allowScripts: InstallScripts };

const problems = findLockProblems(lock, allowScripts);
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(lock.packages).length - 1} packages locked, ${problems.length} problems.`);
for (const [name, runs] of Object.entries(allowScripts))
  console.log(`Install script of ${name}: ${runs ? 'runs' : 'refused'}.`);

const asked = spawnSync('npm', ['audit', 'signatures', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: limitMs,
  shell: process.platform === 'win32',
});
const said = `${asked.stdout}${asked.stderr}`.trim();
const isUnreachable =
  asked.error !== undefined || /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(said);
if (asked.status === 0) console.log(said);
else if (isUnreachable)
  console.log('Signatures: the registry could not be asked. Nothing is said about them.');
else console.error(said);

process.exitCode = problems.length === 0 && (asked.status === 0 || isUnreachable) ? 0 : 1;
