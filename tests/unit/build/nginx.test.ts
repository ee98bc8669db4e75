import { expect, test } from 'vitest';
import { headerRules, headersFor } from '../../../build/headers.ts';
import { nginxSite } from '../../../build/nginx.ts';

/* What the file does is tried with nginx itself (tests/commands/nginx.test.ts); here is what only other sites would show. */

const pages = ['/', '/careers', '/a.b+c'];
const rules = headerRules({ scriptHashes: [], hosts: { backend: null, frames: [] }, pages });
const file = (siteUrl: string) => nginxSite({ siteUrl, rules, pages, notFoundFolders: ['/careers/job/'] });

test.each([
  ['https://www.clinic.example', 'www.clinic.example', 'clinic.example'],
  ['https://clinic.example', 'clinic.example', 'www.clinic.example'],
  ['https://help.clinic.example', 'help.clinic.example', 'www.help.clinic.example'],
])('%s: both names lead to the one address', (siteUrl, own, other) => {
  const names = [...file(siteUrl).matchAll(/server_name (.*);/g)].map(([, text]) => text);
  expect(names).toEqual([`${own} ${other}`, other, own]);
  expect(file(siteUrl).match(/return 301 https:.*/g)).toEqual(
    Array.from({ length: 2 }, () => `return 301 https://${own}$request_uri;`),
  );
});

test('a page whose name means something in a pattern has only its own spellings', () => {
  expect(file('https://a.example')).toContain(String.raw`location ~* ^/a\.b\+c(/index\.html)?/?$ {`);
});

test('a location that sets a header sets all of them, because nginx drops the outer ones there', () => {
  const common = Object.keys(headersFor(rules, '/any'));
  const locations = file('https://a.example')
    .split(/^ {2}location /m)
    .filter((location) => location.includes('add_header'));
  expect(locations.length).toBeGreaterThan(4);
  for (const location of locations) {
    for (const name of common) expect(location, name).toContain(`add_header ${name} `);
  }
});
