import { brand } from '~/brand/brand.ts';
import { employer } from '~/content/careers.ts';
import { paths } from '~/config/paths.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { createJobPosting, serializeJsonLd } from '~/domain/jobs/posting.ts';
import { usePlatform } from '~/platform/platform.tsx';

/** The job as search engines read it. Data, not script: browsers never run it. */
export function JobPostingData({ job }: { job: Job }) {
  const { StructuredData } = usePlatform();
  const posting = createJobPosting(job, employer, brand.siteUrl + paths.job(job.id));
  return <StructuredData json={serializeJsonLd(posting)} />;
}
