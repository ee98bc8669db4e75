import { expect, test } from 'vitest';
import { isProgramName } from '../../../../src/domain/contract/staff.ts';
import {
  actionText,
  actorText,
  detailText,
  programChoices,
} from '../../../../src/staff/texts/audit-texts.ts';

test.each(['of_a_later_version', 'constructor'])('the unknown action %s reads as its own name', (action) => {
  expect(actionText(action)).toBe(action);
});

test('programs are not taken for members, nor members for programs', () => {
  for (const { value, name } of programChoices) {
    expect(actorText(value, false)).toBe(name);
    expect(actorText(value, true)).toBe(value);
    expect([value, name].map(isProgramName), 'no member may be called so').toEqual([true, true]);
  }
});

test.each([
  [{ to: 'looked_at', from: 'new' }, 'from New, to Looked at'],
  [{ to: null }, 'to none'],
  [
    { user_id: '0b9ce4a5-5f5c-4e0b-9a5a-2f9a41f2d6a1', is_auditor: false },
    'member Ada Example, may read the audit log: no',
  ],
  [{ to: '0b9ce4a5-5f5c-4e0b-9a5a-2f9a41f2d6a1' }, 'to Ada Example'],
  [{ note_id: '7f3a91c2-5f5c-4e0b-9a5a-2f9a41f2d6a1' }, 'note id 7f3a91c2…'],
  [{}, ''],
  [null, ''],
  [{ days: { before: 1 } }, 'days {"before":1}'],
])('%j reads %s', (details, words) => {
  const names = new Map([['0b9ce4a5-5f5c-4e0b-9a5a-2f9a41f2d6a1', 'Ada Example']]);
  expect(detailText(details, names)).toBe(words);
});
