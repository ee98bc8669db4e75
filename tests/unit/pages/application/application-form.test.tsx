import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fields } from '~/i18n/generated/en/application.ts';
import { findJob } from '~/content/job-details.ts';
import { fieldOrder } from '~/domain/application/application.ts';
import { ApplicationForm } from '~/pages/application/ApplicationForm.tsx';
import { PlatformProvider } from '~/components/platform.tsx';
import { webPlatform } from '~/web/platform.tsx';

const job = findJob('graphic-designer');
if (job === null) throw new Error('The job of this test is gone.');
const element = (
  <PlatformProvider value={webPlatform}>
    <ApplicationForm job={job} />
  </PlatformProvider>
);
const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

describe('the prerendered form', () => {
  it('has its labels in the order of the form', () => {
    const labels = [...html.matchAll(/<label class="[^"]*" for="[^"]*">([^<]+)/g)].map((match) => match[1]);
    expect(labels).toEqual(fieldOrder.map((field) => fields[field].label));
  });

  it('gives no field a value of its own, so that what a person typed meanwhile stays', () => {
    expect(html).not.toMatch(/<input[^>]* value=/);
    expect(html).toMatch(/<textarea[^>]*><\/textarea>/);
  });

  it('lets the keyboard reach the file input while the button does nothing yet', () => {
    expect(html).toMatch(/<input[^>]*tabindex="0"[^>]*type="file"|<input[^>]*type="file"[^>]*tabindex="0"/i);
    expect(html).toMatch(/<button[^>]*tabindex="-1"[^>]*>Choose a PDF file/i);
  });

  it('cannot be sent without a resume, and never through the address', () => {
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
    expect(html).toMatch(/<form[^>]*method="post"/);
  });

  it('holds every id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
