import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { JobCard } from '~/components/JobCard/JobCard.tsx';
import { paths } from '~/config/paths.ts';
import { jobs } from '~/content/jobs.ts';
import { refuseConsole } from './quiet-console.ts';
import { withPiece } from './render.tsx';

refuseConsole();

test.each(jobs().map((job) => [job.title, job] as const))(
  '%s is heard as its title, described by category and type alone',
  async (title, job) => {
    await withPiece(<JobCard job={job} />, 'light', async (container) => {
      const link = page.getByRole('link');
      await expect.element(link).toHaveAccessibleName(title);
      await expect.element(link).toHaveAccessibleDescription(`${job.category} ${job.employmentType}`);
      await expect.element(link).toHaveAttribute('href', paths.job(job.id));
      expect(container.innerText).toContain(job.description);
    });
  },
);

test.each(jobs().slice(0, 1))('the link covers the whole card', async (job) => {
  await withPiece(<JobCard job={job} />, 'light', async (container) => {
    const { left, top, right, bottom } =
      container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    for (const [x, y] of [
      [left + 8, top + 8],
      [right - 8, top + 8],
      [left + 8, bottom - 8],
      [right - 8, bottom - 8],
    ] as const)
      expect(document.elementFromPoint(x, y)?.closest('a')?.textContent).toBe(job.title);
  });
});
