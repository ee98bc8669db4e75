import type { Page } from '@playwright/test';
import { sessionKey } from '../../../src/staff/api/client.ts';
import { codeOf, staffPassword, type Person } from '../../support/staff.ts';
import { test as base } from '../../support/test.ts';

type Fixtures = {
  /** Opens the desk as somebody who signed in before, in every tab of the browser. */
  openAs: (person: Person, path?: string) => Promise<void>;
};

/** A test of the desk. The backend's refusals are the console's business too: those that a test asks for, it expects. */
export const test = base.extend<Fixtures>({
  openAs: async ({ page }, use) => {
    await use(async (person, path = '/') => {
      await keepSession(page, person);
      await page.goto(`/#${path}`);
    });
  },
});

export { expect, expectAccessible } from '../../support/test.ts';

/** Signs in at the form, with the code after the one that the member was made with. */
export async function signInWithCode(page: Page, { email, secret }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret ?? '', 1));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Puts a session where the desk keeps its own; once, so that signing out stays signed out. */
async function keepSession(page: Page, { client }: Person): Promise<void> {
  const { data } = await client.auth.getSession();
  const clock = JSON.stringify({ startedMs: Date.now() - 1_000, activeMs: Date.now() - 1_000 });
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, session, times]) => {
      localStorage.setItem(String(key), String(session));
      localStorage.setItem('staff-clock', String(times));
    },
    [sessionKey, JSON.stringify(data.session), clock],
  );
}
