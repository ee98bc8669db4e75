/*
 * Builds one part for the backend that the environment names: in a process of its own, so that no visitor waits for it and its
 * memory is free again. It ends with the process that started it (build-apart.ts).
 */
import { setPriority } from 'node:os';
import { runCommand } from './command.ts';
import { readSettings } from './settings.ts';
import { buildSite } from './site.ts';
import { sitePaths } from './site-paths.ts';
import { buildStaffApp } from './staff.ts';
import type { Part } from './build-apart.ts';

/** What is served comes first; and yet it gets on where other programs are busy. */
const niceness = 5;

process.on('disconnect', () => process.exit(1));
const [name, siteUrl = ''] = process.argv.slice(2);
const { hosted: backend } = readSettings(process.env);
const builds: Readonly<Record<Part[0], () => Promise<void>>> = {
  site: () => buildSite({ backend }),
  next: () => {
    setPriority(niceness);
    return buildSite({ backend, outDir: sitePaths.nextDir, isRelease: true });
  },
  staff: () => buildStaffApp({ backend, siteUrl }),
};
await runCommand(builds[name as Part[0]]);
process.exit();
