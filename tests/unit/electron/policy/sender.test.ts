import { expect, test } from 'vitest';
import { calm, countMessage, decideSender, type Sender } from '../../../../electron/policy/sender.ts';
import { fallbackUrl, homeUrl } from '../../../../electron/policy/layout.ts';

const devUrl = 'http://127.0.0.1:5174/';
const ours = { origin: 'app://kiosk', url: `${homeUrl}#/press`, isTop: true };
const developed = { origin: 'http://127.0.0.1:5174', url: `${devUrl}#/press`, isTop: true };

const cases: readonly [what: string, sender: Sender, devUrl: string | null, rule: string][] = [
  ['our page', { isCurrentPage: true, frame: ours }, null, 'sender'],
  ['a page of the last visit', { isCurrentPage: false, frame: ours }, null, 'sender-page'],
  ['a frame that is gone', { isCurrentPage: true, frame: null }, null, 'sender-gone'],
  ['a frame in our page', { isCurrentPage: true, frame: { ...ours, isTop: false } }, null, 'sender-frame'],
  [
    'another origin',
    { isCurrentPage: true, frame: { ...ours, origin: 'https://kiosk' } },
    null,
    'sender-origin',
  ],
  ['no origin', { isCurrentPage: true, frame: { ...ours, origin: 'null' } }, null, 'sender-origin'],
  [
    'an empty page of our origin',
    { isCurrentPage: true, frame: { ...ours, url: 'about:blank' } },
    null,
    'sender-address',
  ],
  ['the error screen', { isCurrentPage: true, frame: { ...ours, url: fallbackUrl } }, null, 'sender-address'],
  ['the development server in a dev build', { isCurrentPage: true, frame: developed }, devUrl, 'sender'],
  ['the development server elsewhere', { isCurrentPage: true, frame: developed }, null, 'sender-origin'],
];

test.each(cases)('%s', (_what, sender, dev, rule) => {
  expect(decideSender(sender, dev)).toEqual({ action: rule === 'sender' ? 'allow' : 'deny', rule });
});

/** How many of the messages at these times are answered. */
function answered(times: readonly number[]): number {
  let flood = calm;
  return times.filter((ms) => {
    const counted = countMessage(flood, ms);
    flood = counted.flood;
    return counted.allowed;
  }).length;
}

const at = (ms: number, count: number) => Array.from({ length: count }, () => ms);

test.each([
  ['thirty in a second', at(5_500, 30), 30],
  ['a hundred in a second', at(5_500, 100), 30],
  ['a hundred, and one in the next second', [...at(5_999, 100), 6_000], 31],
  ['thirty in each of two seconds', [...at(1_000, 30), ...at(2_000, 30)], 60],
  ['in the very first second', at(0, 40), 30],
])('%s', (_what, times, count) => {
  expect(answered(times)).toBe(count);
});
