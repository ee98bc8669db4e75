import { afterAll, expect, test, vi } from 'vitest';
import { blockedPageEvents, blockPageEvents } from '../../../electron/page-events.ts';

class FakeInput extends EventTarget {
  type = 'file';
}
vi.stubGlobal('HTMLInputElement', FakeInput);
afterAll(() => void vi.unstubAllGlobals());

/** An event target on which the stops stand first and a page's listener behind them. */
function page(name: string) {
  const target = new EventTarget();
  const options: unknown[] = [];
  blockPageEvents({
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject, given?: unknown) => {
      options.push(given);
      target.addEventListener(type, listener);
    },
  });
  let heard = false;
  target.addEventListener(name, () => void (heard = true));
  return { target, options, heard: () => heard };
}

const names = ['copy', 'cut', 'contextmenu', 'dragstart', 'dragenter', 'dragover', 'drop', 'auxclick'];

test.each(names)('the page never hears of %s', (name) => {
  const { target, heard } = page(name);
  const event = new Event(name, { cancelable: true });
  target.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(heard()).toBe(false);
});

test('paste and drag of the kind that stays inside are the keys’ business', () => {
  expect(blockedPageEvents).not.toContain('paste');
});

test('a click on a file input is stopped', () => {
  const { target, heard } = page('click');
  const event = new Event('click', { cancelable: true });
  Object.defineProperty(event, 'composedPath', { value: () => [new FakeInput()] });
  target.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(heard()).toBe(false);
});

test('a click anywhere else goes on', () => {
  const { target, heard } = page('click');
  const text = Object.assign(new FakeInput(), { type: 'text' });
  for (const path of [[text], [new EventTarget()], []]) {
    const event = new Event('click', { cancelable: true });
    Object.defineProperty(event, 'composedPath', { value: () => path });
    target.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(heard()).toBe(true);
});

test('the wheel scrolls and does not zoom', () => {
  const { target } = page('wheel');
  const wheel = (ctrlKey: boolean) => {
    const event = Object.assign(new Event('wheel', { cancelable: true }), { ctrlKey });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([wheel(true), wheel(false)]).toEqual([true, false]);
});

test('the stops stand before every listener of the page', () => {
  expect(page('copy').options.every((given) => JSON.stringify(given).includes('"capture":true'))).toBe(true);
});
