import { expect, test } from 'vitest';
import { billOfMaterials, undecidedLicenses } from '../../../build/bill-of-materials.ts';
import { thirdPartyNotices } from '../../../build/third-party-notices.ts';
import { dependencies } from '../../../package.json';

test('what ships is in the bill, under a license that asks for no more than its text, and its text is in the notices', () => {
  const bill = billOfMaterials();
  const { components }: { components: { name: string; version: string }[] } = JSON.parse(bill);
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(undecidedLicenses(bill)).toEqual([]);
  const notices = thirdPartyNotices().split('\n');
  expect(notices).toEqual(
    expect.arrayContaining(components.map(({ name, version }) => `${name} ${version}`)),
  );
  for (const text of ['MIT License', 'Apache License', 'SIL OPEN FONT LICENSE Version 1.1'])
    expect(notices.join('\n')).toContain(text);
});

test.each([
  ['one of the list', [{ license: { id: 'MIT' } }], []],
  ['several, all of the list', [{ expression: 'MIT and ISC' }], []],
  ['several, one of another kind', [{ expression: 'MIT AND GPL-3.0-only' }], ['a@1.0.0']],
  ['a choice', [{ expression: 'MIT OR GPL-3.0-only' }], ['a@1.0.0']],
  ['another one', [{ license: { id: 'GPL-3.0-only' } }], ['a@1.0.0']],
  ['a name of no list', [{ license: { name: 'SEE LICENSE IN LICENSE' } }], ['a@1.0.0']],
  ['none', undefined, ['a@1.0.0']],
])('a license is judged: %s', (_what, licenses, undecided) => {
  const bill = JSON.stringify({ components: [{ name: 'a', version: '1.0.0', licenses }] });
  expect(undecidedLicenses(bill)).toEqual(undecided);
});
