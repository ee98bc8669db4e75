import { expect, test } from 'vitest';
import { decideLink, links } from '../../../../electron/policy/links.ts';

test('each key opens its own address, and the table cannot be changed', () => {
  expect(Object.isFrozen(links)).toBe(true);
  for (const [key, url] of Object.entries(links))
    expect(decideLink(key)).toEqual({ action: 'open', rule: 'link-key', url });
});

test.each([
  'https://example.com',
  'Chat',
  '',
  '__proto__',
  'toString',
  undefined,
  null,
  0,
  ['chat'],
  { toString: () => 'chat' },
])('%j is the name of no link', (key) => {
  expect(decideLink(key)).toEqual({ action: 'deny', rule: 'link-unknown' });
});

test.each([
  ['https://wa.me/18005550199', 'link-key'],
  ['https://app.example', 'link-key'],
  ['https://app.example/?a=b#c', 'link-key'],
  ['http://app.example/', 'link-unsafe'],
  ['mailto:a@app.example', 'link-unsafe'],
  ['file:///etc/passwd', 'link-unsafe'],
  ['javascript:alert(1)', 'link-unsafe'],
  ['https://user@app.example/', 'link-unsafe'],
  ['https://:secret@app.example/', 'link-unsafe'],
  ['https://app.example:8443/', 'link-unsafe'],
  ['https://app.example./', 'link-unsafe'],
  ['https://xn--e1afmkfd.example/', 'link-unsafe'],
  ['https://a.xn--e1afmkfd.example/', 'link-unsafe'],
  ['https://пример.example/', 'link-unsafe'],
  ['https://APP.example/', 'link-unsafe'],
  ['https://app.example/a b', 'link-unsafe'],
  ['https://app.example/..', 'link-unsafe'],
  ['//app.example/', 'link-unsafe'],
  ['', 'link-unsafe'],
  [`https://app.example/${'a'.repeat(2_061)}`, 'link-key'],
  [`https://app.example/${'a'.repeat(2_062)}`, 'link-unsafe'],
])('the address %s: %s', (url, rule) => {
  expect(decideLink('entry', { entry: url }).rule).toBe(rule);
});
