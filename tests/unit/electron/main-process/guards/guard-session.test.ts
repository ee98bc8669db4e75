import { describe, expect, test } from 'vitest';
import { brand } from '../../../../../src/config/brand.ts';
import { guardSession } from '../../../../../electron/main-process/guards/guard-session.ts';
import { permissionNames } from '../../../../../electron/policy/permissions.ts';
import { FakeSession, fakeContext } from '../../../../support/electron-fakes.ts';

function guarded() {
  const session = new FakeSession();
  const context = fakeContext();
  guardSession(session, context);
  return { session, context, given: session.given as Record<string, (...rest: unknown[]) => unknown> };
}

describe.each(permissionNames)('%s', (name) => {
  test('is neither granted nor said to be', () => {
    const { given, context } = guarded();
    const answers: unknown[] = [];
    given.setPermissionRequestHandler?.(null, name, (value: unknown) => answers.push(value));
    expect(answers).toEqual([false]);
    expect(context.denied).toEqual([`permission-${name}`]);
    expect(given.setPermissionCheckHandler?.(null, name)).toBe(false);
  });
});

test('every device handler says no', () => {
  const { given, context } = guarded();
  const answers: unknown[] = [];
  const answer = (value: unknown) => void answers.push(value);
  expect(given.setDevicePermissionHandler?.({})).toBe(false);
  given.setDisplayMediaRequestHandler?.({}, answer);
  given.setBluetoothPairingHandler?.({}, answer);
  expect(answers).toEqual([null, { confirmed: false }]);
  expect(given.setUSBProtectedClassesHandler?.({ protectedClasses: ['hid', 'audio'] })).toEqual([
    'hid',
    'audio',
  ]);
  expect(given.setSpellCheckerEnabled).toBe(false);
  expect(given.setSpellCheckerLanguages).toEqual([]);
  expect(context.denied).toEqual(['display-media']);
});

test.each([
  ['select-hid-device', [{}], null, 'hid'],
  ['select-usb-device', [{}], undefined, 'usb'],
  ['select-serial-port', [[], {}], '', 'serial'],
  ['file-system-access-restricted', [{}], 'deny', 'file-system'],
] as const)('%s is stopped and answered', (name, before, answered, rule) => {
  const { session, context } = guarded();
  const answers: unknown[] = [];
  expect(session.emit(name, ...before, (value: unknown) => answers.push(value)).defaultPrevented).toBe(true);
  expect(answers).toEqual([answered]);
  expect(context.denied).toEqual([rule]);
});

test('nothing is downloaded', () => {
  const { session, context } = guarded();
  expect(session.emit('will-download').defaultPrevented).toBe(true);
  expect(context.denied).toEqual(['download']);
});

test('requests go where the two frames need them, and nowhere else', () => {
  const { session, context } = guarded();
  const ask = session.beforeRequest as unknown as (
    details: { url: string },
    answer: (value: unknown) => void,
  ) => void;
  const answers: unknown[] = [];
  for (const url of ['https://www.youtube-nocookie.com/embed/x', 'https://evil.example/'])
    ask({ url }, (value) => answers.push(value));
  expect(answers).toEqual([{ cancel: false }, { cancel: true }]);
  expect(context.denied).toEqual(['request']);
});

test('the player learns which site shows it', () => {
  const { session } = guarded();
  const send = session.beforeSend as (details: object, answer: (value: unknown) => void) => void;
  const answers: unknown[] = [];
  send({ requestHeaders: { Accept: '*/*' } }, (value) => answers.push(value));
  expect(answers).toEqual([{ requestHeaders: { Accept: '*/*', Referer: `${brand.siteUrl}/` } }]);
});
