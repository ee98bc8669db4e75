import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import {
  chosenFile,
  fileButton,
  fileInput,
  fileZone,
  form,
  job,
  pdf,
  submitButton,
} from './application-form.ts';

type Dropped = { name: string; type: string; bytes?: number; start?: string };

const zone = (page: Page) => page.getByText('PDF only, max 5MB').locator('..');

/** A drag with files in it, as the browser makes one. */
async function dragWith(page: Page, files: Dropped[]) {
  return page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, bytes = 10, start = '%PDF-' } of dropped) {
      const content = new TextEncoder().encode(start.padEnd(bytes)).subarray(0, bytes);
      transfer.items.add(new File([content], name, { type }));
    }
    return transfer;
  }, files);
}

async function drop(page: Page, ...files: Dropped[]) {
  await zone(page).dispatchEvent('drop', { dataTransfer: await dragWith(page, files) });
}

const good = { name: 'cv.pdf', type: 'application/pdf' };

test('the zone says what to do, works by a click and by a real button', async ({ page, open }) => {
  await open(job.path);
  await expect(page.getByText('Drag & drop your resume here, or click to select')).toBeVisible();
  await expect(page.getByText('PDF only, max 5MB')).toBeVisible();
  for (const target of [fileButton(page), zone(page)]) {
    const chooser = page.waitForEvent('filechooser');
    await target.click({ position: { x: 20, y: 20 } });
    expect((await chooser).isMultiple()).toBe(false);
  }
});

test('a chosen file shows its name and can be removed', async ({ page, open }) => {
  await open(job.path);
  await fileInput(page).setInputFiles(pdf);
  await expect(chosenFile(page, 'resume.pdf')).toBeVisible();
  await expect(page.getByText('resume.pdf is chosen.')).toBeAttached();
  await expect(submitButton(page)).toBeEnabled();
  const remove = page.getByRole('button', { name: 'Remove resume.pdf' });
  await remove.click();
  await expect(page.getByText('resume.pdf')).toHaveCount(0);
  await expect(fileButton(page)).toBeFocused();
  await expect(submitButton(page)).toBeDisabled();
  await fileInput(page).setInputFiles(pdf);
  await expect(submitButton(page)).toBeEnabled();
});

test('each refusal has its message, and the next drop or removing the file clears it', async ({
  page,
  open,
}) => {
  await open(job.path);
  const refusals: [Dropped, string][] = [
    [{ ...good, bytes: 5_242_881 }, 'File size must be less than 5MB'],
    [{ name: 'cv.docx', type: 'application/msword' }, 'Only PDF files are allowed .* In Word, choose File'],
    [{ name: 'cv.pdf', type: 'text/html' }, 'Only PDF files are allowed'],
    [{ name: 'cv.txt', type: 'application/pdf' }, 'Only PDF files are allowed'],
    [{ ...good, bytes: 15, start: 'This is no PDF.' }, 'Only PDF files are allowed'],
    [{ ...good, bytes: 0 }, 'This file is empty. Please choose another PDF'],
  ];
  for (const [file, message] of refusals) {
    await drop(page, file);
    await expect(fileButton(page)).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
    await expect(zone(page)).toHaveAttribute('data-state', 'error');
    await expect(submitButton(page)).toBeDisabled();
  }
  await drop(page, { ...good, bytes: 5_242_880 });
  await expect(chosenFile(page, 'cv.pdf')).toBeVisible();
  await expect(page.getByText('This file is empty')).toHaveCount(0);
  await expect(zone(page)).toHaveAttribute('data-state', 'ready');
  await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect(page.getByText('The file was removed.')).toBeAttached();
  await fileInput(page).setInputFiles({
    name: 'cv.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('hello'),
  });
  await expect(fileButton(page)).toHaveAccessibleDescription(/Error: Only PDF files are allowed/);
  await fileInput(page).setInputFiles(pdf);
  await expect(page.getByText('Only PDF files are allowed')).toHaveCount(0);
});

test('two files at once are refused and replace nothing', async ({ page, open }) => {
  const message = 'Please choose one file at a time';
  const second = { ...good, name: 'second.pdf' };
  await open(job.path);
  await drop(page, good, second);
  await expect(fileButton(page)).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
  await expect(form(page).getByText(/cv\.pdf|second\.pdf/)).toHaveCount(0);
  await expect(submitButton(page)).toBeDisabled();

  await drop(page, { ...good, name: 'first.pdf' });
  await expect(chosenFile(page, 'first.pdf')).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);
  for (const files of [
    [good, second],
    [good, { name: 'photo.png', type: 'image/png' }],
  ]) {
    await drop(page, ...files);
    await expect(fileButton(page)).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
    await expect(chosenFile(page, 'first.pdf')).toBeVisible();
    await expect(form(page).getByText(/cv\.pdf|second\.pdf|photo\.png/)).toHaveCount(0);
    await expect(submitButton(page)).toBeEnabled();
  }

  await drop(page, good);
  await expect(chosenFile(page, 'cv.pdf')).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);
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

test('dragging over the zone highlights it', async ({ page, open }) => {
  await open(job.path);
  const dataTransfer = await dragWith(page, [good]);
  await zone(page).dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText('Drop your resume here...')).toBeVisible();
  await expect(zone(page)).toHaveAttribute('data-state', 'dropping');
  await zone(page).dispatchEvent('dragleave', { dataTransfer });
  await expect(fileZone(page)).toHaveAttribute('data-state', 'ready');
});

test('a file dropped beside the zone does nothing; dragged text still lands', async ({ page, open }) => {
  await open(job.path);
  const files = await dragWith(page, [good]);
  const text = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'hello');
    return transfer;
  });
  const isPrevented = (dataTransfer: typeof text) =>
    page
      .getByRole('textbox', { name: 'Cover Letter' })
      .evaluate(
        (element, transfer) =>
          !element.dispatchEvent(
            new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
          ),
        dataTransfer,
      );
  expect(await isPrevented(files)).toBe(true);
  expect(await isPrevented(text)).toBe(false);
  await expect(page.getByText('cv.pdf')).toHaveCount(0);
});

test('a file dragged in from outside lands in the zone, and nowhere else', async ({ page, open }, info) => {
  const path = info.outputPath('cv.pdf');
  await writeFile(path, pdf.buffer);
  const browser = await page.context().newCDPSession(page);
  const dragTo = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('There is nothing to drag to.');
    const point = { x: box.x + box.width / 2, y: box.y + 20 };
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', { type, ...point, data });
    }
  };
  await open(job.path);
  await dragTo(page.getByRole('heading', { name: 'Apply for this position' }));
  await expect(page).toHaveURL(job.path);
  await expect(submitButton(page)).toBeDisabled();
  await dragTo(zone(page));
  await expect(chosenFile(page, 'cv.pdf')).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
});
