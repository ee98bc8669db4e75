import type { Page } from '@playwright/test';

/** Where the pages look for a backend; `answerAs` answers there. */
export const backendUrl = 'https://backend.example';

/** What the backend answers to a request; `null` never comes, `'lost'` fails on the way. */
export type Answer = { status: number; body: unknown } | 'lost' | null;

/**
 * Answers in the backend's place.
 * @param answer of an address below the backend's, such as `/rest/v1/applications`. Undefined: nothing is there.
 */
export async function answerAs(page: Page, answer: (path: string) => Answer | undefined): Promise<void> {
  await page.route(`${backendUrl}/**`, async (route) => {
    const given = answer(new URL(route.request().url()).pathname);
    if (given === null) return;
    if (given === 'lost') await route.abort();
    else
      await route.fulfill({
        status: given?.status ?? 404,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        body: JSON.stringify(given?.body ?? null),
      });
  });
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
