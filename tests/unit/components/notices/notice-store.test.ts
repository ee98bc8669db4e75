import { beforeEach, describe, expect, it } from 'vitest';
import { closeNewestNotice, closeNotice, showNotice, useNotices } from '~/components/notices/notice-store.ts';

const message = (title: string) => ({ kind: 'success', title, text: 'Text', durationMs: 3_000 }) as const;
const titles = () => useNotices.getState().notices.map((notice) => notice.title);

beforeEach(() => useNotices.setState(useNotices.getInitialState()));

describe('notices', () => {
  it('stand in the order in which they came', () => {
    showNotice(message('a'));
    showNotice(message('b'));
    expect(titles()).toEqual(['a', 'b']);
  });

  it('are closed one by one', () => {
    const first = showNotice(message('a'));
    const second = showNotice(message('b'));
    closeNotice(first);
    expect(titles()).toEqual(['b']);
    closeNotice(first);
    closeNotice(second);
    expect(titles()).toEqual([]);
  });

  it('give way when there are more than three', () => {
    for (const title of ['a', 'b', 'c', 'd']) showNotice(message(title));
    expect(titles()).toEqual(['b', 'c', 'd']);
  });

  it('are closed from the newest', () => {
    showNotice(message('a'));
    showNotice(message('b'));
    closeNewestNotice();
    expect(titles()).toEqual(['a']);
    closeNewestNotice();
    closeNewestNotice();
    expect(titles()).toEqual([]);
  });
});
