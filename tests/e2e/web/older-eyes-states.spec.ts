import type { Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { expectForOlderEyes, holdLongTimers } from '../../support/older-eyes.ts';
import { stackUrls } from '../../support/stack-info.ts';
import { expect, test } from '../../support/test.ts';
import {
  answer,
  backendUrls,
  chosenFile,
  errorNotice,
  fileInput,
  fillIn,
  form,
  job,
  pdf,
  requestSubmit,
  submitButton,
  successNotice,
} from './application-form.ts';

/** What a page becomes while it is used; older-eyes.spec.ts measures the pages as they open. */
const states: Readonly<Record<string, { path: string; reach: (page: Page) => Promise<unknown> }>> = {
  'the open menu': {
    path: '/',
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
      await expect(page.getByRole('link', { name: `Use ${brand.productName} on WhatsApp` })).toBeVisible();
    },
  },
  'the chat’s tab': { path: '/', reach: (page) => chooseTab(page, 'WhatsApp Diagnosis') },
  'the triage’s tab': { path: '/', reach: (page) => chooseTab(page, 'Smart Triage') },
  'the call’s tab': { path: '/', reach: (page) => chooseTab(page, 'Voice Diagnosis') },
  'a copied number': {
    path: '/',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Copy/ }).first().click();
      await expect(page.getByRole('button', { name: /^Copied/ })).toBeVisible();
    },
  },
  'no positions': {
    path: '/careers?search=zzz',
    reach: (page) => expect(page.getByText('No positions found')).toBeVisible(),
  },
  'a chosen category': {
    path: '/careers?category=Growth',
    reach: (page) => expect(page.getByRole('button', { name: 'Growth', pressed: true })).toBeVisible(),
  },
  'a playing video': {
    path: '/press',
    reach: async (page) => {
      await page.getByRole('button', { name: /Product Demo/ }).click();
      await expect(page.getByTitle('Product Demo')).toBeVisible();
    },
  },
  'mistakes in the form': {
    path: job.path,
    reach: async (page) => {
      await requestSubmit(page);
      await expect(errorNotice(page)).toBeVisible();
    },
  },
  'a file with a long name': {
    path: job.path,
    reach: async (page) => {
      const name = `${'long-name-'.repeat(8)}.pdf`;
      await fileInput(page).setInputFiles({ ...pdf, name });
      await expect(chosenFile(page, name)).toBeVisible();
    },
  },
  'a refused file': {
    path: job.path,
    reach: async (page) => {
      await fileInput(page).setInputFiles({ ...pdf, name: 'resume.txt', mimeType: 'text/plain' });
      await expect(
        form(page)
          .getByText(/Only PDF/)
          .first(),
      ).toBeVisible();
    },
  },
  'a form on its way': {
    path: job.path,
    reach: async (page) => {
      await page.route(backendUrls.upload, () => {});
      await send(page);
      await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeVisible();
    },
  },
  'a form that failed': {
    path: job.path,
    reach: async (page) => {
      await page.route(backendUrls.insert, answer(500, { message: 'no' }));
      await send(page);
      await expect(errorNotice(page)).toBeVisible();
    },
  },
  'a form without a line': {
    path: job.path,
    reach: async (page) => {
      await fillIn(page);
      await page.context().setOffline(true);
      await submitButton(page).click();
      await expect(errorNotice(page)).toBeVisible();
    },
  },
  'a form of a site without a backend': {
    path: stackUrls.unconfigured + job.path,
    reach: async (page) => {
      await send(page);
      await expect(errorNotice(page)).toBeVisible();
    },
  },
  'a form that arrived': {
    path: job.path,
    reach: async (page) => {
      await send(page);
      await expect(successNotice(page)).toBeVisible();
    },
  },
};

/** Fills the form in and sends it. */
async function send(page: Page) {
  await fillIn(page);
  await submitButton(page).click();
}

async function chooseTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
}

test.use({ reducedMotion: 'reduce' });

for (const [name, { path, reach }] of Object.entries(states)) {
  test(`${name} keeps the sizes, gaps and edges`, async ({ page, open, expectedErrors }) => {
    expectedErrors.push(
      /ERR_NAME_NOT_RESOLVED/,
      /ERR_INTERNET_DISCONNECTED/,
      /status of 500/,
      /The application could not be sent/,
    );
    await holdLongTimers(page);
    await open(path);
    await reach(page);
    await expectForOlderEyes(page, name);
  });
}
