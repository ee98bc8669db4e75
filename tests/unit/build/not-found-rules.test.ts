import { expect, test } from 'vitest';
import { notFoundRules } from '../../../build/not-found-rules.ts';

test('each folder with a not-found page answers with it, the deepest first; the site’s own needs no rule', () => {
  const files = ['index.html', '404.html', 'es/index.html', 'es/404.html', 'es/careers/job/404.html'];
  expect(notFoundRules(files.map((file) => ({ file }))).split('\n')).toEqual([
    '/es/careers/job/* /es/careers/job/404.html 404',
    '/es/* /es/404.html 404',
    '',
  ]);
});
