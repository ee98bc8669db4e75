import { expect, test, vi } from 'vitest';

/** Every file of the surfaces but those that begin a program: they do things as they are loaded. */
const files = import.meta.glob<object>([
  '/src/{components,content,domain,i18n,kiosk,pages,ui,web}/**/*.{ts,tsx}',
  '!**/{boot,entry-client,head-script,main,*.examples}.{ts,tsx}',
  '!/src/web/styleguide/**',
]);

test('no module reads messages while it is loaded', async () => {
  vi.resetModules();
  const { messages } = await import('~/i18n/messages.ts');
  expect(Object.keys(messages)).toEqual([]);
  const failures: string[] = [];
  for (const [file, load] of Object.entries(files)) {
    await load().catch((error: unknown) => failures.push(`${file}: ${String(error)}`));
  }
  expect(failures).toEqual([]);
  expect(Object.keys(files).length).toBeGreaterThan(100);
});
