import { expect, it } from 'vitest';
import { groupTalk } from '~/components/pictures/Talk.tsx';
import { sampleConversation } from '~/content/samples.ts';

it('the parts of an answer are on one card, and every other line is alone', () => {
  const groups = groupTalk(sampleConversation().lines);
  expect(groups.map(({ answer, lines }) => [answer, lines.length])).toEqual([
    [false, 1],
    [false, 1],
    [false, 1],
    [true, 3],
  ]);
  expect(groupTalk([])).toEqual([]);
});
