import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '~/components/notices/notice-store.ts';
import { failureText } from '~/content/application.ts';
import { loadMatch, webRoutes } from '~/web/routes.tsx';
import { rightFields } from '../support/right-fields.ts';

/* These tests run without VITE_SUPABASE_URL: such a site says so before anybody writes, and after sending. */

test('a site without a backend says so at the form, and in the answer to an application', async () => {
  const message = failureText({ kind: 'not-configured' });
  const path = '/careers/job/graphic-designer';
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const routes = webRoutes();
  await loadMatch(routes, path, '/');
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  flushSync(() => root.render(<RouterProvider router={router} />));
  await expect.element(page.getByRole('heading', { name: 'Apply for this position' })).toBeVisible();
  expect(container.querySelector('#apply')?.textContent).toContain(message);

  const control = (selector: string) => {
    const found = container.querySelector(`#apply ${selector}`);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return page.elementLocator(found);
  };
  for (const [name, value] of Object.entries(rightFields)) await control(`[name="${name}"]`).fill(value);
  const resume = new File(['%PDF-1.4\n%%EOF'], 'resume.pdf', { type: 'application/pdf' });
  await control('input[type=file]').upload(resume);
  await control('button[type=submit]').click();
  await expect.poll(() => useNotices.getState().notices.map(({ text }) => text)).toContain(message);
  await expect.element(control('[name="fullName"]')).toHaveValue(rightFields.fullName);
  root.unmount();
  container.remove();
});
