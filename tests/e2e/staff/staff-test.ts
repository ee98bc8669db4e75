import type { Locator, Page } from '@playwright/test';
import { sessionKey } from '../../../src/staff/api/client.ts';
import { codeOf, staffPassword, type Person } from '../../support/staff.ts';
import { test as base } from '../../support/test.ts';

type Fixtures = {
  /** Opens the staff app as somebody who signed in before, in every tab of the browser. */
  openAs: (person: Person, path?: string) => Promise<void>;
};

/** A test of the staff app. The browser reports each refusal of the backend in the console: a test expects those that it asks for. */
export const test = base.extend<Fixtures>({
  openAs: async ({ page }, use) => {
    await use(async (person, path = '/') => {
      const { data } = await person.client.auth.getSession();
      await storeSession(page, data.session, Date.now() - 1_000);
      await page.goto(`/#${path}`);
    });
  },
});

export { expect, expectAccessible } from '../../support/test.ts';

/** The browser tells the console of every answer that is no success. */
export const refusals = /Failed to load resource/;

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The button that sets a state, on the page of an application or in a dialog. */
export const stateButton = (place: Page | Locator, name: string) =>
  place.getByRole('group', { name: 'State', exact: true }).getByRole('button', { name, exact: true });

export async function signIn(page: Page, email: string, password = staffPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Signs in at the form, with the code after the one that the member was made with. */
export async function signInWithCode(page: Page, { email, secret }: Person): Promise<void> {
  await signIn(page, email);
  await giveCode(page, codeOf(secret ?? '', 1));
}

/** Puts a session where the staff app keeps its own; once, so that signing out stays signed out. */
export async function storeSession(page: Page, session: object | null, startedMs: number): Promise<void> {
  const clock = JSON.stringify({ startedMs, activeMs: Date.now() - 1_000 });
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, text, times]) => {
      localStorage.setItem(String(key), String(text));
      localStorage.setItem('staff-clock', String(times));
    },
    [sessionKey, JSON.stringify(session), clock],
  );
}
