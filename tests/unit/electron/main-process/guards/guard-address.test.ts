import { expect, test } from 'vitest';
import { watchAddress } from '../../../../../electron/main-process/guards/guard-address.ts';
import { FakeContents, fakeContext } from '../../../../support/electron-fakes.ts';

function goTo(url: string, changes: Parameters<typeof fakeContext>[0] = {}) {
  const contents = new FakeContents();
  const context = fakeContext(changes);
  let astray = 0;
  watchAddress(contents, context, () => void (astray += 1));
  contents.emit('did-navigate', {}, url);
  return { astray, denied: context.denied };
}

test.each([
  'about:blank',
  'about:srcdoc',
  'app://kiosk/other.html',
  'app://kiosk/index.html?x',
  'https://evil.example/',
  'app://kiosk.evil/index.html',
  '',
])('a page that has come to %j is lost', (url) => {
  expect(goTo(url)).toEqual({ astray: 1, denied: ['nav-astray'] });
});

test.each(['app://kiosk/index.html', 'app://kiosk/index.html#/press', 'app://kiosk/fallback.html'])(
  '%s is a page of ours',
  (url) => expect(goTo(url)).toEqual({ astray: 0, denied: [] }),
);

test('a developer may look at any page', () => {
  expect(goTo('about:blank', { build: 'dev' }).astray).toBe(0);
});
