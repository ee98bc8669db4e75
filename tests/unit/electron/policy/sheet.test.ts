import { expect, test } from 'vitest';
import { fillSheet } from '../../../../electron/policy/sheet.ts';
import { channels, requestSchemas, type SheetRequest } from '../../../../src/domain/contract/kiosk-bridge.ts';
import { mostQuestions, questionIds } from '../../../../src/domain/contract/sheet.ts';

const html = '<main data-only=""><input value="cause"/><input value="cost"/></main>';
const asked: SheetRequest = { sheet: 'questions', questions: ['cost'], language: 'en' };

test('the sheet that is asked for is left, and the chosen questions are ticked', () => {
  expect(fillSheet(html, asked)).toBe(
    '<main data-only="questions"><input value="cause"/><input value="cost" checked=""/></main>',
  );
});

test('a document without a box of a question is not what was built', () => {
  expect(() => fillSheet(html, { ...asked, questions: ['plain'] })).toThrow(/no place/);
});

const isTaken = (given: unknown) => requestSchemas[channels.printSheet].safeParse(given).success;

test('a page can ask for what there is', () => {
  expect(isTaken(asked)).toBe(true);
  expect(isTaken({ sheet: 'medicines', questions: [], language: 'ar' })).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['text of its own', { ...asked, questions: ['<script>'] }],
  ['a title', { ...asked, title: 'Jane' }],
  ['a printer', { ...asked, printer: 'ipp://elsewhere.example/' }],
  ['another sheet', { ...asked, sheet: '../main.js' }],
  ['another language', { ...asked, language: '../en' }],
  ['a question twice', { ...asked, questions: ['cost', 'cost'] }],
  ['more than a sheet holds', { ...asked, questions: questionIds.slice(0, mostQuestions + 1) }],
])('%s is refused', (_what, given) => {
  expect(isTaken(given)).toBe(false);
});
