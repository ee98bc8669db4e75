import { useRef } from 'react';
import { JobCard } from '~/components/JobCard/JobCard.tsx';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { useReceipts } from '~/components/SubmissionReceipt/receipts.ts';
import { paths } from '~/config/paths.ts';
import { searchTexts } from '~/content/jobs.ts';
import { listPositions } from '~/content/positions.ts';
import { filterJobs } from '~/domain/jobs/filter.ts';
import type { JobSummary } from '~/domain/jobs/job.ts';
import { messages } from '~/i18n/messages.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { AboutUs } from './AboutUs.tsx';
import { JobFilterBar } from './JobFilterBar.tsx';
import { NoJobs } from './NoJobs.tsx';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';
import { IconList } from '~/ui/IconList/IconList.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useJobFilter } from './use-job-filter.ts';
import styles from './CareersPage.module.css';

/** The open positions, narrowed by category and search (specification, sections 2 and 4). */
export function CareersPage() {
  const { SubmissionReceipt, OpenApplicationLink } = usePlatform().careers;
  const hasReceipt = useReceipts(({ receipts }) => receipts.length > 0);
  const searchBox = useRef<HTMLInputElement>(null);
  const filter = useJobFilter(searchBox);
  const positions = listPositions();
  const found = filterJobs(positions, filter.category, filter.search, searchTexts);
  const open = found.filter(({ isClosed }) => !isClosed);
  const closed = found.filter(({ isClosed }) => isClosed);

  function clear(): void {
    filter.clear();
    searchBox.current?.focus();
  }

  return (
    <PageBody>
      <PageHead {...messages.careers.head} path={paths.careers} image="careers" />
      {/* What has just been sent comes before the advertisement. */}
      {SubmissionReceipt && <SubmissionReceipt />}
      <PageIntro
        title={messages.careers.heading}
        lead={messages.careers.lead}
        picture={hasReceipt ? null : <Drawing name="careers" />}
      >
        <Facts positions={positions} />
      </PageIntro>
      <Stack as="section" gap={5} aria-labelledby="positions">
        <h2 id="positions">{messages.careers.listHeading}</h2>
        <JobFilterBar filter={filter} searchBox={searchBox} />
        <output className={styles.Count}>
          {found.length > 0 ? (
            <span>{messages.careers.countText({ count: open.length })}</span>
          ) : (
            <VisuallyHidden>{messages.careers.empty.title}</VisuallyHidden>
          )}
        </output>
        {found.length === 0 && <NoJobs onClear={clear} />}
        {open.length > 0 && <JobList jobs={open} />}
        {OpenApplicationLink && (
          <p>
            <OpenApplicationLink />
          </p>
        )}
      </Stack>
      {closed.length > 0 && (
        <Stack as="section" gap={5} aria-labelledby="closed-positions">
          <h2 id="closed-positions">{messages.careers.closedHeading}</h2>
          <JobList jobs={closed} />
        </Stack>
      )}
      <AboutUs />
    </PageBody>
  );
}

/** What one would want to know before reading on. */
function Facts({ positions }: { positions: readonly JobSummary[] }) {
  const { countText, facts } = messages.careers;
  const count = positions.filter(({ isClosed }) => !isClosed).length;
  return (
    <IconList
      items={[...(count > 0 ? [countText({ count })] : []), facts.noAccount, facts.anyAge]}
      icon={<CheckIcon />}
      className={styles.Facts}
    />
  );
}

function JobList({ jobs: listed }: { jobs: readonly JobSummary[] }) {
  return (
    <ul role="list" className={styles.List}>
      {listed.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
