import { rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { expect, test } from '../../support/test.ts';
import { resumeMessages } from '../../../src/i18n/generated/en/application.ts';
import { openBackend } from '../../support/staff.ts';
import {
  applicationsOf,
  chosenFile,
  fileButton,
  fileInput,
  fileWithLink,
  fillIn,
  form,
  job,
  pdf,
  receipt,
  resumeOf,
  someone,
  storedResume,
  submitButton,
  summary,
} from './application-form.ts';

/* Which files are refused is tabled in tests/unit/domain/application/resume.test.ts. */

type Dropped = { name: string; type: string; bytes?: number; start?: string };

const zone = (page: Page) => page.getByText('PDF only, max 5MB').locator('..');
const good = { name: 'cv.pdf', type: 'application/pdf' };

/** Drops files on the zone. */
async function drop(page: Page, ...files: Dropped[]) {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, bytes = 10, start = '%PDF-' } of dropped) {
      const content = new TextEncoder().encode(start.padEnd(bytes)).subarray(0, bytes);
      transfer.items.add(new File([content], name, { type }));
    }
    return transfer;
  }, files);
  await zone(page).dispatchEvent('drop', { dataTransfer });
}

async function expectRefused(page: Page, message: string) {
  await expect(fileButton(page)).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
  await expect(zone(page)).toHaveAttribute('data-state', 'error');
}

test('a file is chosen by a click or the button, shown, and removed; each refusal has its message until the next file', async ({
  page,
  open,
}) => {
  await open(job.path);
  for (const target of [fileButton(page), zone(page)]) {
    const chooser = page.waitForEvent('filechooser');
    await target.click({ position: { x: 20, y: 20 } });
    expect((await chooser).isMultiple()).toBe(false);
  }
  await fileInput(page).setInputFiles(pdf);
  await expect(chosenFile(page, 'resume.pdf')).toBeVisible();
  await expect(page.getByText('resume.pdf is chosen.')).toBeAttached();
  await expect(fileButton(page)).toHaveAccessibleName('Choose a different file, Resume, resume.pdf');
  await expect(submitButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Remove resume.pdf' }).click();
  await expect(page.getByText('The file was removed.')).toBeAttached();
  await expect(page.getByText('resume.pdf')).toHaveCount(0);
  await expect(fileButton(page)).toBeFocused();

  for (const [file, message] of [
    [
      { ...good, bytes: 5_242_881 },
      `File size must be less than 5MB .*Yours is 5.1\\s?MB.* black and white .* email it to ${brand.emails.company}`,
    ],
    [{ ...good, bytes: 9_437_184 }, 'File size must be less than 5MB .*Yours is 9\\s?MB'],
    [
      { name: 'cv.docx', type: 'application/msword', start: 'PK' },
      'Only PDF files are allowed .* In Word, choose File',
    ],
    [{ ...good, bytes: 15, start: 'This is no PDF.' }, 'Only PDF files are allowed'],
    [{ ...good, bytes: 0 }, 'This file is empty. Please choose another PDF'],
  ] as const) {
    await drop(page, file);
    await expectRefused(page, message);
    await expect(submitButton(page)).toBeDisabled();
  }
  await fileInput(page).setInputFiles({ ...pdf, name: 'cv.txt', mimeType: 'text/plain' });
  await expectRefused(page, 'Only PDF files are allowed');
  await drop(page, { ...good, bytes: 5_242_880 });
  await expect(chosenFile(page, 'cv.pdf')).toBeVisible();
  await expect(page.getByText('Only PDF files are allowed')).toHaveCount(0);
  await expect(zone(page)).toHaveAttribute('data-state', 'ready');
});

test('what is sent is what was chosen, whatever becomes of the file; one that cannot be read is told at once', async ({
  page,
  open,
}, info) => {
  const path = info.outputPath('resume.pdf');
  const filed = await fileWithLink(false);
  await open(filed.path);
  for (const place of ['own link', 'form']) {
    await writeFile(path, pdf.buffer);
    if (place === 'form') await open(job.path);
    await page.locator('main input[type=file]').setInputFiles(path);
    await expect(chosenFile(page, 'resume.pdf')).toBeVisible();
    if (place === 'own link') {
      await rm(path);
      await page.getByRole('button', { name: 'Send resume' }).click();
      await expect(page.getByText('Your resume has arrived.')).toBeVisible();
      expect(await resumeOf(filed.id)).toEqual(pdf.buffer);
    } else {
      const person = someone();
      await fillIn(page, person, null);
      await writeFile(path, Buffer.concat([pdf.buffer, Buffer.from('% mended')]));
      await submitButton(page).click();
      await expect(receipt(page)).toBeVisible();
      const { data } = await openBackend()
        .from('applications')
        .select('id')
        .eq('email', person.Email)
        .single();
      expect(await resumeOf(String(data?.id))).toEqual(pdf.buffer);
    }
  }

  // Another position: of this one the page asks first.
  await open('/careers/job/content-creator');
  await page.evaluate(() => {
    Response.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  await drop(page, good);
  await expectRefused(page, 'This file cannot be opened. Please choose another PDF');
  await expect(submitButton(page)).toBeDisabled();
});

test('a press while the file is still being read sends it once it has been; one that cannot be read keeps its reason', async ({
  page,
  open,
}) => {
  let pressed = Promise.withResolvers<void>();
  await page.exposeFunction('untilPressed', () => pressed.promise);
  await page.addInitScript(() => {
    const read = Response.prototype.arrayBuffer;
    Response.prototype.arrayBuffer = async function () {
      await untilPressed();
      return read.call(this);
    };
  });
  // Switched off so far; a person can press it all the same.
  const press = async (button: Locator) => {
    await button.click({ force: true });
    pressed.resolve();
    pressed = Promise.withResolvers();
  };
  const filed = await fileWithLink(false);
  await open(filed.path);
  await page.locator('main input[type=file]').setInputFiles(pdf);
  await press(page.getByRole('button', { name: 'Send resume' }));
  await expect(page.getByText('Your resume has arrived.')).toBeVisible();

  await open(job.path);
  await fillIn(page, someone());
  await press(submitButton(page));
  await expect(receipt(page)).toBeVisible();

  await open('/careers/job/content-creator');
  await fillIn(page, someone(), null);
  await drop(page, { ...good, start: 'GIF89a' });
  await press(submitButton(page));
  await expect(summary(page).getByRole('link')).toHaveText([/^Only PDF files are allowed/]);
});

test('a PDF that is protected or may not open is taken with a remark, and one that is not called a PDF hears so', async ({
  page,
  open,
}) => {
  const { note, saveAsPdf } = resumeMessages;
  await open(job.path);
  for (const [start, text] of [
    ['%PDF-1.7\ntrailer<</Root 1 0 R/Encrypt 5 0 R>>', note.encrypted],
    ['%PDF-1.7\n2 0 obj<</Type/Pages/Count 0>>endobj', note.mayNotOpen],
  ] as const) {
    await drop(page, { ...good, bytes: 80, start });
    await expect(chosenFile(page, 'cv.pdf')).toBeVisible();
    await expect(fileButton(page)).toHaveAccessibleDescription(new RegExp(text));
    await expect(form(page).getByRole('status').filter({ hasText: text })).toBeAttached();
    await expect(submitButton(page)).toBeEnabled();
    await fileInput(page).setInputFiles(pdf);
    await expect(page.getByText(text)).toHaveCount(0);
  }
  for (const file of [
    { name: 'cv.pdf', type: 'application/octet-stream' },
    { name: 'msf:1000012345', type: 'application/pdf' },
  ]) {
    await drop(page, file);
    await expectRefused(page, `Only PDF files are allowed .*${saveAsPdf.alreadyPdf}`);
    await drop(page, { ...file, start: 'PK' });
    await expectRefused(page, `Only PDF files are allowed .*${saveAsPdf.other}`);
  }
});

test('two files at once are refused and replace nothing', async ({ page, open }) => {
  const message = 'Please choose one file at a time';
  const second = { ...good, name: 'second.pdf' };
  await open(job.path);
  await drop(page, good, second);
  await expectRefused(page, message);
  await expect(form(page).getByText(/cv\.pdf|second\.pdf/)).toHaveCount(0);
  await drop(page, { ...good, name: 'first.pdf' });
  await expect(chosenFile(page, 'first.pdf')).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);
  await drop(page, good, { name: 'photo.png', type: 'image/png' });
  await expect(fileButton(page)).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
  await expect(chosenFile(page, 'first.pdf')).toBeVisible();
  await expect(form(page).getByText(/cv\.pdf|photo\.png/)).toHaveCount(0);
  await expect(submitButton(page)).toBeEnabled();
});

test('of a removed file nothing comes back when its reading ends late', async ({ page, open }) => {
  await open(job.path);
  await drop(page, { ...good, name: 'first.pdf' });
  await chosenFile(page, 'first.pdf').waitFor();
  await page.evaluate(() => {
    const read = Response.prototype.arrayBuffer;
    Response.prototype.arrayBuffer = function readLate() {
      document.documentElement.dataset['reading'] = '';
      return new Promise((resolve) => {
        document.addEventListener('read-on', () => resolve(read.call(this)), { once: true });
      });
    };
  });
  await drop(page, { ...good, name: 'late.pdf' });
  await page.locator('html[data-reading]').waitFor();
  await page.getByRole('button', { name: 'Remove first.pdf' }).click();
  await page.evaluate(() => document.dispatchEvent(new Event('read-on')));
  await expect(page.getByText('The file was removed.')).toBeAttached();
  await expect(form(page).getByText('late.pdf')).toHaveCount(0);
  await expect(submitButton(page)).toBeDisabled();
});

test('a file dragged in from outside lands in the zone, which shows it, and nowhere else; dragged text still lands', async ({
  page,
  open,
}, info) => {
  const path = info.outputPath('cv.pdf');
  await writeFile(path, pdf.buffer);
  const browser = await page.context().newCDPSession(page);
  const drag = async (target: Locator, ...types: ('dragEnter' | 'dragOver' | 'drop')[]) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('There is nothing to drag to.');
    const point = { x: box.x + box.width / 2, y: box.y + 20 };
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of types) await browser.send('Input.dispatchDragEvent', { type, ...point, data });
  };
  await open(job.path);
  await drag(page.getByRole('heading', { name: 'Apply for this position' }), 'dragEnter', 'dragOver', 'drop');
  await expect(page).toHaveURL(job.path);
  await expect(submitButton(page)).toBeDisabled();
  const isTextStopped = await page.getByRole('textbox', { name: 'Cover letter' }).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'hello');
    return !element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  expect(isTextStopped).toBe(false);
  await drag(zone(page), 'dragEnter', 'dragOver');
  await expect(page.getByText('Drop your resume here...')).toBeVisible();
  await drag(zone(page), 'drop');
  await expect(chosenFile(page, 'cv.pdf')).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
});

declare global {
  function untilPressed(): Promise<void>;
}

/** Sends an application with a large resume on a line of 20 kB a second, until some of it has left. */
async function sendSlowly(page: Page, open: (path: string) => Promise<void>) {
  const person = someone();
  const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(400_000, ' ') };
  pdf.buffer.copy(scan.buffer);
  await open(job.path);
  await fillIn(page, person, scan);
  await page.waitForLoadState('networkidle');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const conditions = { latency: 100, downloadThroughput: 100_000, uploadThroughput: 20_000 };
  const setOffline = (offline: boolean) =>
    browser.send('Network.emulateNetworkConditions', { offline, ...conditions });
  await setOffline(false);
  await submitButton(page).click();
  const bar = page.getByRole('progressbar', { name: 'Sending your resume' });
  const share = () => bar.evaluate((element: HTMLProgressElement) => element.value);
  await expect.poll(share).toBeGreaterThan(0.2);
  return { person, scan, share, setOffline };
}

async function expectArrived(page: Page, { person, scan }: Awaited<ReturnType<typeof sendSlowly>>) {
  await expect(receipt(page)).toBeVisible();
  await expect(receipt(page)).not.toContainText('Your resume did not arrive');
  const rows = await applicationsOf(person);
  expect(rows).toHaveLength(1);
  expect(await storedResume(rows[0]?.resume_url ?? '')).toEqual(scan.buffer);
}

test(
  'on a slow line a resume shows how far it is, and arrives',
  { tag: '@nightly' },
  async ({ page, open }) => {
    const sending = await sendSlowly(page, open);
    const before = await sending.share();
    await expect.poll(sending.share).toBeGreaterThan(before);
    await expect(form(page).getByRole('status').filter({ hasText: 'Keep this page open.' })).toBeVisible();
    await expectArrived(page, sending);
  },
);

test(
  'where the line is cut in the midst of a resume, nothing is lost',
  { tag: '@nightly' },
  async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/net::|The resume was not uploaded/);
    const sending = await sendSlowly(page, open);
    await sending.setOffline(true);
    await expect(form(page)).toContainText('You are offline. Your words are kept here.');
    await expect(chosenFile(page, sending.scan.name)).toBeVisible();
    await sending.setOffline(false);
    await submitButton(page).click();
    await expectArrived(page, sending);
  },
);
