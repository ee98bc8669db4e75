/*
 * Builds the site beside the one that `npm start` serves, for the backend that the environment names: in a process of its own, so that
 * no visitor waits for it. It ends with the process that started it.
 */
import { setPriority } from 'node:os';
import { runCommand } from './command.ts';
import { readSettings } from './settings.ts';
import { buildSite } from './site.ts';
import { sitePaths } from './site-paths.ts';

/** What is served comes first; and yet it gets on where other programs are busy. */
const niceness = 5;

setPriority(niceness);
process.on('disconnect', () => process.exit(1));
await runCommand(() =>
  buildSite({ backend: readSettings(process.env).hosted, outDir: sitePaths.nextDir, isRelease: true }),
);
process.exit();
