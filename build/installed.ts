/* Stands before what the packages do: of one that is missing Node would name a file of ours, and not what to do. */
import { existsSync, readFileSync } from 'node:fs';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;
const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (name) => !existsSync(`node_modules/${name}/package.json`),
);
if (missing.length > 0) {
  console.error(`Not installed: ${missing.join(', ')}. Run \`npm ci\`, then the command again.`);
  process.exitCode = 1;
}
