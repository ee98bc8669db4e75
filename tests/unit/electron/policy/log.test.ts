import { expect, test } from 'vitest';
import { logLine, redactUrl, spendLine, type LogBudget } from '../../../../electron/policy/log.ts';

test.each([
  ['https://www.youtube-nocookie.com/embed/x?q=my+chest+hurts', 'https://www.youtube-nocookie.com'],
  ['app://kiosk/index.html#/careers?q=pain', 'app://kiosk'],
  ['https://my-chest-hurts.example/', 'https:elsewhere'],
  ['mailto:jane@doe.example?subject=pain', 'mailto:elsewhere'],
  ['data:text/html,jane', 'data:elsewhere'],
  ['no address, jane', 'unreadable'],
])('%s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});

test('nothing a visitor typed reaches the log', () => {
  const words = 'jane doe, born 1941, has "chest pain"';
  const line = logLine(
    { event: 'denied', rule: 'nav-scheme', url: `https://x.example/?q=${words}`, detail: words },
    0,
  );
  expect(line).not.toMatch(/jane|1941|chest/);
  expect(JSON.parse(line)).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    event: 'denied',
    rule: 'nav-scheme',
    target: 'https:elsewhere',
    detail: `${words.length} characters`,
  });
});

test('a stuck key writes ten lines a minute', () => {
  let budget: LogBudget = {};
  let lines = 0;
  for (let ms = 0; ms < 120_000; ms += 30) {
    const spent = spendLine(budget, 'key-control', ms);
    budget = spent.budget;
    if (spent.write) lines += 1;
  }
  expect(lines).toBe(20);
  expect(spendLine(budget, 'key-meta', 119_999).write).toBe(true);
});
