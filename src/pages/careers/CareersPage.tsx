import { useRef } from 'react';
import { JobCard } from '~/components/JobCard/JobCard.tsx';
import { useRefreshOpenPositions } from '~/components/open-positions.ts';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { WindowPicture } from '~/components/pictures/WindowPicture.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { paths } from '~/config/paths.ts';
import { jobs, searchTexts } from '~/content/jobs.ts';
import { filterJobs } from '~/domain/jobs/filter.ts';
import { messages } from '~/i18n/messages.ts';
import { AboutUs } from './AboutUs.tsx';
import { JobFilterBar } from './JobFilterBar.tsx';
import { NoJobs } from './NoJobs.tsx';
import { useJobFilter } from './use-job-filter.ts';
import styles from './CareersPage.module.css';

/** The open positions, narrowed by category and search (specification, sections 2 and 4). */
export function CareersPage() {
  const { SubmissionReceipt } = usePlatform();
  useRefreshOpenPositions();
  const searchBox = useRef<HTMLInputElement>(null);
  const filter = useJobFilter(searchBox);
  const shown = filterJobs(jobs(), filter.category, filter.search, searchTexts);

  function clear(): void {
    filter.clear();
    searchBox.current?.focus();
  }

  return (
    <PageBody>
      <PageHead {...messages.careers.head} path={paths.careers} image="careers" />
      <PageIntro
        title={messages.careers.heading}
        lead={messages.careers.lead}
        picture={<WindowPicture picture="people" />}
      />
      {SubmissionReceipt && <SubmissionReceipt />}
      <section className={styles.Positions} aria-labelledby="positions">
        <h2 id="positions">{messages.careers.listHeading}</h2>
        <JobFilterBar filter={filter} searchBox={searchBox} />
        <output className={styles.Count}>{messages.careers.countText({ count: shown.length })}</output>
        {shown.length === 0 ? (
          <NoJobs onClear={clear} />
        ) : (
          <ul role="list" className={styles.List}>
            {shown.map((job) => (
              <li key={job.id}>
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <AboutUs />
    </PageBody>
  );
}
