import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPackage, extractAll } from '@electron/asar';

/**
 * A main file that supplies the calls of the pinned Electron which an older one lacks, and then starts the program: the
 * tests also run where only an Electron 35 can be had. It leaves alone whatever is there. Besides these, an Electron before 37
 * never emits `before-mouse-event`.
 * @param main address of the program's main file, as `import` takes it.
 */
export function withYoungerCalls(main: string): string {
  return `import { app, clipboard } from 'electron';
clipboard.selection ??= {};
clipboard.selection.clear ??= () => clipboard.clear('selection');
clipboard.selection.writeText ??= async (text) => clipboard.writeText(text, 'selection');
app.on('web-contents-created', (_event, contents) => {
  contents.setZoomMode ??= () => undefined;
});
await import(${JSON.stringify(main)});
`;
}

/**
 * Lets a packed program run where only an Electron older than the pinned one can be had: the younger calls are put in front of
 * its main file. With the pinned one nothing is changed.
 */
export async function polyfillNewerCalls(folder: string): Promise<void> {
  const about: { devDependencies: { electron: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  const pinned = Number.parseInt(about.devDependencies.electron.replace(/^\D+/, ''), 10);
  if (Number.parseInt(readFileSync(join(folder, 'version'), 'utf8').replace(/^v/, ''), 10) >= pinned) return;
  const asar = join(folder, 'resources', 'app.asar');
  const work = mkdtempSync(join(tmpdir(), 'kiosk-asar-'));
  extractAll(asar, work);
  const manifest: { main: string } = JSON.parse(readFileSync(join(work, 'package.json'), 'utf8'));
  writeFileSync(join(work, 'starter.js'), withYoungerCalls(`./${manifest.main}`));
  writeFileSync(join(work, 'package.json'), JSON.stringify({ ...manifest, main: 'starter.js' }));
  await createPackage(work, asar);
  rmSync(work, { recursive: true });
}
