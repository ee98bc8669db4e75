import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('webkit-print.py', import.meta.url));

/**
 * Prints a page as WebKitGTK does from a window of that width: its WebDriver has no command for it.
 * @param width of the window in CSS pixels.
 * @param display the X display, such as `:7`.
 * @returns an A4 PDF.
 */
export async function printWithWebKit(address: string, width: number, display: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'));
  const file = join(folder, 'page.pdf');
  try {
    await promisify(execFile)('/usr/bin/python3', [script, address, String(width), file], {
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', HOME: folder },
      timeout: 60_000,
    });
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
