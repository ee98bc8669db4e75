import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
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

/* What a browser does with it is asked in tests/engines/late-scripts and tests/e2e/web/application. */
describe('the prerendered form', () => {
  it('gives no field a value of its own, so that what a person typed meanwhile stays', () => {
    expect(html.match(/<(?:input|textarea)\b/g)?.length).toBeGreaterThanOrEqual(fieldOrder.length);
    expect(html).not.toMatch(/<input[^>]* value=/);
    expect(html).not.toMatch(/<textarea[^>]*>[^<]/);
  });

  it('lets the keyboard reach the file input while the button does nothing yet', () => {
    expect(html).toMatch(/<input[^>]*tabindex="0"[^>]*type="file"|<input[^>]*type="file"[^>]*tabindex="0"/i);
    expect(html).toMatch(/<button[^>]*tabindex="-1"[^>]*>Choose a PDF file/i);
  });

  it('cannot be sent without a resume, and never through the address', () => {
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
    expect(html).toMatch(/<form[^>]*method="post"/);
  });
});
