import { brand } from '~/config/brand.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { employer } from '~/content/employer.ts';
import { hiringSentences } from '~/content/job.ts';
import { paths } from '~/config/paths.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { createJobPosting, serializeJsonLd } from '~/domain/jobs/posting.ts';
import { usePlatform } from '~/components/platform.tsx';

/** The job as search engines read it. Data, not script: browsers never run it. */
export function JobPostingData({ job }: { job: Job }) {
  const { StructuredData } = usePlatform();
  const url = brand.siteUrl + addressOf(paths.job(job.id));
  const facts = {
    ...employer,
    contact: { label: messages.jobPage.helpContact, email: employer.contactEmail },
    countries: employer.countries.map((country) => messages.countryNames[country]),
    hiring: hiringSentences(job.offer),
    headings: messages.jobPage,
  };
  const posting = createJobPosting(job, facts, url);
  return <StructuredData json={serializeJsonLd(posting)} />;
}
