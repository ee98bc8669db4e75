import { expect, test } from 'vitest';
import { decideSender } from '../../../../electron/policy/sender.ts';
import { fallbackUrl, homeUrl } from '../../../../electron/policy/layout.ts';

const devUrl = 'http://127.0.0.1:5174/';
const ours = { origin: 'app://kiosk', url: `${homeUrl}#/press`, isTop: true };
const developed = { origin: 'http://127.0.0.1:5174', url: `${devUrl}#/press`, isTop: true };

test.each([
  ['our page', true, ours, null, 'sender'],
  ['a page of the last visit', false, ours, null, 'sender-page'],
  ['a frame that is gone', true, null, null, 'sender-gone'],
  ['a frame in our page', true, { ...ours, isTop: false }, null, 'sender-frame'],
  ['another origin', true, { ...ours, origin: 'https://kiosk' }, null, 'sender-origin'],
  ['no origin', true, { ...ours, origin: 'null' }, null, 'sender-origin'],
  ['an empty page of our origin', true, { ...ours, url: 'about:blank' }, null, 'sender-address'],
  ['the error screen', true, { ...ours, url: fallbackUrl }, null, 'sender-address'],
  ['the development server in a dev build', true, developed, devUrl, 'sender'],
  ['the development server elsewhere', true, developed, null, 'sender-origin'],
])('%s', (_what, isCurrentPage, frame, dev, rule) => {
  const action = rule === 'sender' ? 'allow' : 'deny';
  expect(decideSender({ isCurrentPage, frame }, dev)).toEqual({ action, rule });
});
