import { expect, test } from 'vitest';
import { describeError } from '../../../../electron/policy/error-line.ts';

const stack = (...lines: readonly string[]) => lines.join('\n');
const make = (error: Error, given: string) => Object.assign(error, { stack: given });

test.each([
  [
    'name and first own frame',
    make(
      new TypeError('x'),
      stack('TypeError: x', '    at node:fs:1:2', '    at open (file:///opt/a/main.js:20:13850)'),
    ),
    { rule: 'TypeError', detail: 'main.js:20:13850' },
  ],
  [
    'the code before it',
    make(Object.assign(new Error('x'), { code: 'ENOENT' }), stack('Error: x', '    at /opt/main.js:1:2')),
    { rule: 'Error', detail: 'ENOENT main.js:1:2' },
  ],
  [
    'nothing of a message, even when it looks like a frame',
    make(new Error('\n    at jane.js:1:2'), stack('Error: \n    at jane.js:1:2', '    at main.js:3:4')),
    { rule: 'Error', detail: 'main.js:3:4' },
  ],
  [
    'no name that is no word',
    Object.assign(make(new Error('x'), ''), { name: 'jane doe' }),
    { rule: 'Error', detail: '' },
  ],
  [
    'no code that is no code',
    Object.assign(make(new Error('x'), ''), { code: 'jane doe' }),
    { rule: 'Error', detail: '' },
  ],
  ['no text that was thrown', 'jane has chest pain', { rule: 'unknown', detail: '' }],
  ['no object that was thrown', { code: 'EJANE' }, { rule: 'unknown', detail: '' }],
])('a log holds %s', (_what, thrown, line) => {
  expect(describeError(thrown)).toEqual(line);
});
