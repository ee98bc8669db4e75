import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showNotice, useNotices } from '~/components/notices/notice-store.ts';
import { NoticeRegion } from '~/components/notices/NoticeRegion.tsx';
import { errorNoticeMs, successNoticeMs } from '~/config/timing.ts';
import { noticeRegionMessages } from '~/i18n/generated/en/notices.ts';
import { failOnConsole } from './fail-on-console.ts';
import { withComponent } from './render.tsx';

/* Notices by themselves, with a fake clock. What a form shows in them: tests/e2e/web/application-failures.spec.ts. */

failOnConsole();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  useNotices.setState({ notices: [] });
});
afterEach(() => void vi.useRealTimers());

const failed = { kind: 'error', title: 'Failed', text: 'Not sent', durationMs: errorNoticeMs } as const;
const sent = { kind: 'success', title: 'Sent', text: 'Thank you', durationMs: successNoticeMs } as const;
const lasting = { kind: 'warning', title: 'Missing', text: 'Send it', durationMs: null } as const;

const titles = (container: HTMLElement) =>
  [...container.querySelectorAll('p:nth-of-type(1)')].map(({ textContent }) => textContent);

/** The region on a page that has a field beside it. */
const withRegion = (inspect: (container: HTMLElement) => Promise<void>) =>
  withComponent(
    <>
      <NoticeRegion />
      <label style={{ position: 'fixed', insetBlockEnd: 0 }}>
        Name <input />
      </label>
    </>,
    'light',
    inspect,
  );

/** Lets a time pass; what it brings about is on the page afterwards. */
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise(requestAnimationFrame);
};

const shown = () => page.getByRole('button', { name: noticeRegionMessages.close });

test.each([
  ['an error 8 seconds', failed, 8_000],
  ['a success 3 seconds', sent, 3_000],
])('%s, and no longer', async (_name, message, ms) => {
  await withRegion(async () => {
    showNotice(message);
    await expect.element(shown()).toBeVisible();
    await pass(ms - 100);
    await expect.element(shown()).toBeVisible();
    await pass(200);
    await expect.element(shown()).not.toBeInTheDocument();
  });
});

test('a warning stays until somebody closes it', async () => {
  await withRegion(async () => {
    showNotice(lasting);
    await expect.element(shown()).toBeVisible();
    await pass(3_600_000);
    await userEvent.click(shown());
    await expect.element(shown()).not.toBeInTheDocument();
  });
});

test('each kind is in its own live region, which is there before it', async () => {
  await withRegion(async (container) => {
    const regions = [...container.querySelectorAll('[role=alert], [role=status]')];
    expect(regions.map((region) => [region.role, region.ariaLive])).toEqual([
      ['alert', null],
      ['status', null],
      ['status', 'off'],
    ]);
    showNotice(failed);
    showNotice(sent);
    showNotice({ ...failed, title: 'Seen', isSilent: true });
    await expect.element(page.getByText('Seen')).toBeVisible();
    expect(regions.map((region) => titles(region as HTMLElement))).toEqual([['Failed'], ['Sent'], ['Seen']]);
  });
});

test('of four notices the oldest gives way, and Escape closes the newest', async () => {
  await withRegion(async (container) => {
    for (const title of ['1', '2', '3', '4']) showNotice({ ...lasting, title });
    await expect.poll(() => titles(container)).toEqual(['2', '3', '4']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => titles(container)).toEqual(['2', '3']);
  });
});

const field = () => page.getByRole('textbox');

function hidePage(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test.each([
  ['under the pointer', () => userEvent.hover(page.getByText('Not sent')), () => userEvent.hover(field())],
  ['while the focus is inside', () => shown().element().focus(), () => field().element().focus()],
  ['while the page is hidden', () => hidePage(true), () => hidePage(false)],
])('the countdown pauses %s, and at least 3 seconds are left afterwards', async (_when, stop, start) => {
  await withRegion(async () => {
    showNotice(failed);
    await expect.element(shown()).toBeVisible();
    await pass(7_000);
    await stop();
    await pass(60_000);
    await expect.element(shown()).toBeVisible();
    await start();
    await pass(2_900);
    await expect.element(shown()).toBeVisible();
    await pass(200);
    await expect.element(shown()).not.toBeInTheDocument();
  });
});

test.each(['a click', '{Enter}', '{Escape}'])('closing by %s gives the focus back', async (way) => {
  await withRegion(async () => {
    field().element().focus();
    showNotice(failed);
    await expect.element(shown()).toBeVisible();
    if (way === 'a click') await userEvent.click(shown());
    else {
      shown().element().focus();
      await userEvent.keyboard(way);
    }
    await expect.element(shown()).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
  });
});
