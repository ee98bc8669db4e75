import { expect, test } from 'vitest';
import { watchInput } from '../../../../../electron/main-process/window/input.ts';
import { FakeContents } from '../../../../support/electron-fakes.ts';

test('signs of life are told, trembling and held keys are not', () => {
  const contents = new FakeContents();
  let signs = 0;
  watchInput(contents, () => void (signs += 1));
  const input = (given: object) => void contents.emit('input-event', {}, given);
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
