import { describe, expect, test } from 'vitest';
import { decideLink, isHandoffKey, isPlainHttps, links } from '../../../../electron/policy/links.ts';

test.each(Object.entries(links))('%s opens %s', (key, url) => {
  expect(isHandoffKey(key)).toBe(true);
  expect(decideLink(key)).toEqual({ action: 'open', rule: 'link-key', url });
});

test('the table cannot be changed', () => {
  expect(Object.keys(links).length).toBeGreaterThan(0);
  expect(Object.isFrozen(links)).toBe(true);
});

test.each([
  'https://example.com',
  'Chat',
  '',
  '__proto__',
  'constructor',
  'toString',
  undefined,
  null,
  0,
  ['chat'],
  { toString: () => 'chat' },
])('%j is the name of no link', (key) => {
  expect(isHandoffKey(key)).toBe(false);
  expect(decideLink(key)).toEqual({ action: 'deny', rule: 'link-unknown' });
});

describe('an address', () => {
  test.each([
    ['https://wa.me/18005550199', true],
    ['https://app.example', true],
    ['https://app.example/?a=b#c', true],
    ['http://app.example/', false],
    ['mailto:a@app.example', false],
    ['file:///etc/passwd', false],
    ['javascript:alert(1)', false],
    ['https://user@app.example/', false],
    ['https://:secret@app.example/', false],
    ['https://app.example:8443/', false],
    ['https://app.example./', false],
    ['https://xn--e1afmkfd.example/', false],
    ['https://a.xn--e1afmkfd.example/', false],
    ['https://пример.example/', false],
    ['https://APP.example/', false],
    ['https://app.example/a b', false],
    ['https://app.example/..', false],
    ['//app.example/', false],
    ['', false],
    [`https://app.example/${'a'.repeat(2_061)}`, true],
    [`https://app.example/${'a'.repeat(2_062)}`, false],
  ])('%s is plain https: %s', (url, isPlain) => {
    expect(isPlainHttps(url)).toBe(isPlain);
    const rule = isPlain ? 'link-key' : 'link-unsafe';
    expect(decideLink('entry', { entry: url }).rule).toBe(rule);
  });
});
