import { expect, test } from 'vitest';
import { logLine } from '../../../../electron/policy/log.ts';

test.each([
  ['https://www.youtube-nocookie.com/embed/x?q=my+chest+hurts', 'https://www.youtube-nocookie.com'],
  ['app://kiosk/index.html#/careers?q=pain', 'app://kiosk'],
  ['https://my-chest-hurts.example/', 'https:elsewhere'],
  ['mailto:jane@doe.example?subject=pain', 'mailto:elsewhere'],
  ['data:text/html,jane', 'data:elsewhere'],
  ['no address, jane', 'unreadable'],
])('nothing a visitor typed reaches the log: %s is %s', (url, target) => {
  const words = 'jane doe, born 1941, has "chest pain"';
  const line = logLine({ event: 'denied', rule: 'nav-scheme', url, detail: words }, 0);
  expect(JSON.parse(line)).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    event: 'denied',
    rule: 'nav-scheme',
    target,
    detail: `${words.length} characters`,
  });
});
