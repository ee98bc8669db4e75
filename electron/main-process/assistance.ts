import { execFile } from 'node:child_process';
import type { App } from 'electron';
import type { Context } from './context.ts';

/**
 * Lets Linux's Chromium connect to the bus of assistive programs although none runs yet: it decides that once, before `ready`, and one
 * that starts later would not even find it. That costs time at the start, so only where the config asks for it.
 */
export function connectToAssistance({ platform, config }: Pick<Context, 'platform' | 'config'>): void {
  if (platform === 'linux' && config.listening.screenReader) process.env.ACCESSIBILITY_ENABLED = '1';
}

/**
 * Opens the pages to assistive programs, such as a screen reader, where one runs or the config says so. Chromium does so by itself on
 * Windows and macOS; on Linux it shows them nothing but a frame.
 */
export async function openToAssistance(
  { platform, config }: Pick<Context, 'platform' | 'config'>,
  program: Pick<App, 'setAccessibilitySupportEnabled'>,
): Promise<void> {
  if (config.listening.screenReader || (await isAssistanceOn(platform)))
    program.setAccessibilitySupportEnabled(true);
}

/** What the session's bus says (org.a11y.Status of AT-SPI). Nothing is started by the question. */
function isAssistanceOn(platform: string): Promise<boolean> {
  if (platform !== 'linux') return Promise.resolve(false);
  const status = ['org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Status', 'IsEnabled', 'ScreenReaderEnabled'];
  const args = ['--user', '--auto-start=no', 'get-property', ...status];
  return new Promise((resolve) => {
    execFile('busctl', args, { timeout: 5_000 }, (error, stdout) =>
      resolve(error === null && stdout.includes('true')),
    );
  });
}
