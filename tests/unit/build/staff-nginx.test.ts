import { expect, test } from 'vitest';
import { staffHeaderRules } from '../../../build/staff-headers.ts';
import { staffNginx } from '../../../build/staff-nginx.ts';
import { headersFor } from '../../../build/headers.ts';

const rules = staffHeaderRules('https://backend.test');
const file = staffNginx('https://desk.clinic.example/in', rules);

test('the desk answers to its own name alone', () => {
  expect(file.match(/server_name .*/g)).toEqual(['server_name desk.clinic.example;']);
});

test('every header of every answer stands there, and no location takes them back', () => {
  for (const [name, value] of Object.entries(headersFor(rules, '/nowhere')))
    expect(file).toContain(`add_header ${name} "${value}" always;`);
  expect(
    file
      .split(/^ {2}location /m)
      .slice(1)
      .join(''),
  ).not.toContain('add_header');
});

test('the document is stored nowhere, its files for ever', () => {
  expect(file).toContain('/index.html "no-store";');
  expect(file).toContain('~^/assets/ "public, max-age=31536000, immutable";');
});
