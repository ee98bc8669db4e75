import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { JobCard } from '~/components/JobCard/JobCard.tsx';
import { paths } from '~/config/paths.ts';
import { jobs } from '~/content/jobs.ts';
import { failOnConsole } from './fail-on-console.ts';
import { withComponent } from './render.tsx';

failOnConsole();

test.each(jobs().slice(0, 1))(
  '$id is heard as its title, described by category and type, and pressed anywhere on its card',
  async (job) => {
    await withComponent(<JobCard job={job} />, 'light', async (container) => {
      const link = page.getByRole('link');
      await expect.element(link).toHaveAccessibleName(job.title);
      await expect.element(link).toHaveAccessibleDescription(`${job.category} ${job.employmentType}`);
      await expect.element(link).toHaveAttribute('href', paths.job(job.id));
      const card = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      for (const x of [card.left + 8, card.right - 8])
        for (const y of [card.top + 8, card.bottom - 8])
          expect(document.elementFromPoint(x, y)?.closest('a')).toBe(link.element());
    });
  },
);
