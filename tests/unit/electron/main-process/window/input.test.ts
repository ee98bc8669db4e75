import { expect, test } from 'vitest';
import { watchInput } from '../../../../../electron/main-process/window/input.ts';
import type { WebContents } from 'electron';
import { fakeElectron } from '../../../../support/electron-fakes.ts';

test('signs of life are told, trembling and held keys are not', () => {
  const contents = fakeElectron<WebContents>();
  let signs = 0;
  watchInput(contents, () => void (signs += 1));
  const input = (given: object) => void contents.fake.emit('input-event', {}, given);
  input({ type: 'mouseMove', x: 10, y: 10 });
  input({ type: 'mouseMove', x: 12, y: 11 });
  input({ type: 'mouseMove', x: 11, y: 12 });
  expect(signs).toBe(0);
  input({ type: 'mouseMove', x: 40, y: 10 });
  input({ type: 'mouseMove', x: 42, y: 10 });
  expect(signs).toBe(1);
  input({ type: 'touchStart' });
  input({ type: 'rawKeyDown', modifiers: ['shift'] });
  input({ type: 'rawKeyDown', modifiers: ['isautorepeat'] });
  expect(signs).toBe(3);
});
