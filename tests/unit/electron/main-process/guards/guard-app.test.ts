import { expect, test } from 'vitest';
import { guardApp } from '../../../../../electron/main-process/guards/guard-app.ts';
import { FakeApp, FakeContents, fakeContext } from '../../../../support/electron-fakes.ts';

test('every WebContents is guarded as it comes', () => {
  const app = new FakeApp();
  guardApp(app, fakeContext());
  const contents = new FakeContents();
  app.emit('web-contents-created', contents);
  expect(contents.openHandler).not.toBeNull();
  expect(contents.emit('will-navigate', { url: 'https://evil.example/' }).defaultPrevented).toBe(true);
});

test.each([
  ['certificate-error', [{}, 'url', 'error', {}], [false], 'certificate'],
  ['select-client-certificate', [{}, 'url', []], [undefined], 'client-certificate'],
  ['login', [{}, {}, {}], [undefined], 'login'],
  ['open-url', ['https://evil.example/'], [], 'open-url'],
  ['open-file', ['/etc/passwd'], [], 'open-file'],
] as const)('%s is stopped and answered', (name, before, answered, rule) => {
  const app = new FakeApp();
  const context = fakeContext();
  guardApp(app, context);
  const answers: unknown[] = [];
  const event = app.emit(name, ...before, (value: unknown) => answers.push(value));
  expect(event.defaultPrevented).toBe(true);
  expect(answers).toEqual(answered);
  expect(context.denied).toEqual([rule]);
});
