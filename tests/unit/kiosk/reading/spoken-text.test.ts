import { expect, test } from 'vitest';
import { spokenText } from '../../../../src/kiosk/reading/spoken-text.ts';

test.each([
  ['a telephone number digit by digit', 'Call 1-800-555-0199.', 'Call 1, 8 0 0, 5 5 5, 0 1 9 9.'],
  ['one of another country', '+91 98000 00000', '9 1, 9 8 0 0 0, 0 0 0 0 0'],
  ['one with its area in brackets', '(206) 555-0123 today', '2 0 6, 5 5 5, 0 1 2 3 today'],
  ['the emergency number as well', 'Emergency? Call 911.', 'Emergency? Call 9 1 1.'],
  ['the crisis line too', 'call 988 right away', 'call 9 8 8 right away'],
  ['a number that only holds it as it is', '9110 or 2,911', '9110 or 2,911'],
  ['amounts and years as they are', '$40,000–50,000 in 2026, 24/7', '$40,000–50,000 in 2026, 24/7'],
  [
    'a question in a sentence of ours with its own mark',
    'You are on: Is it safe?. 2 of 3.',
    'You are on: Is it safe? 2 of 3.',
  ],
  ['lines as sentences', 'Call us\n1 question\n\n Free. \nNow', 'Call us. 1 question. Free. Now'],
  ['what ends in another language’s mark', 'मुफ़्त।\nअभी؟\nنعم', 'मुफ़्त। अभी؟ نعم'],
])('%s', (_what, text, said) => {
  expect(spokenText(text, 'en', ['911', '988'])).toBe(said);
});

test('without a place no short number is one to dial', () => {
  expect(spokenText('Call 911', 'en', [])).toBe('Call 911');
});

test('a line ends with the full stop of its own script', () => {
  expect(spokenText('धीमा\nधीरे बोलता है।', 'hi', [])).toBe('धीमा। धीरे बोलता है।');
});

test.each([
  ['hi', '95% और 90%', '95 प्रतिशत और 90 प्रतिशत'],
  ['ar', '(95%)', '(95 في المئة)'],
  ['en', '95%', '95%'],
] as const)('a share is said in words where voices leave its sign out: %s', (language, text, said) => {
  expect(spokenText(text, language, [])).toBe(said);
});
