import { expect, test } from 'vitest';
import { calm, countMessage, decideSender } from '../../../../electron/policy/sender.ts';
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

const at = (ms: number, count: number) => Array.from({ length: count }, () => ms);

test.each([
  ['thirty in a second', at(5_500, 30), 30],
  ['a hundred in a second', at(5_500, 100), 30],
  ['a hundred, and one in the next second', [...at(5_999, 100), 6_000], 31],
  ['thirty in each of two seconds', [...at(1_000, 30), ...at(2_000, 30)], 60],
  ['in the very first second', at(0, 40), 30],
])('of messages that come %s some are answered', (_what, times, answered) => {
  let flood = calm;
  const allowed = times.filter((ms) => {
    const counted = countMessage(flood, ms);
    flood = counted.flood;
    return counted.allowed;
  });
  expect(allowed).toHaveLength(answered);
});
