import { Link, useParams } from 'react-router-dom';
import { EmploymentBadge } from '~/components/JobCard/EmploymentBadge.tsx';
import { JobFacts } from '~/components/JobPosting/JobFacts.tsx';
import { HowWeHire } from '~/components/JobPosting/JobPosting.tsx';
import { ClosedPosition, JobSections } from '~/components/JobPosting/JobSections.tsx';
import { langOf } from '~/components/lang-of.ts';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { paths } from '~/config/paths.ts';
import { findPosition, listPositions } from '~/content/positions.ts';
import { jobCategories, type Job, type JobSummary } from '~/domain/jobs/job.ts';
import { excerptDescription } from '~/domain/jobs/posting.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ArrowLeftIcon } from '~/ui/Icon/Icons.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { ApplySection } from './ApplySection.tsx';
import { KeyList } from './KeyList.tsx';
import { NothingHere } from './NotFoundScreen.tsx';
import styles from './Pages.module.css';

/** Work with us: the open positions as keys, by category. There is nothing to type with, so there is no search. */
export function CareersScreen() {
  const open = listPositions().filter(({ isClosed }) => !isClosed);
  return (
    <div className={styles.Page}>
      <PageHead {...messages.careers.head} path={paths.careers} />
      <h1 tabIndex={-1}>{messages.careers.heading}</h1>
      {jobCategories.map((category) => {
        const jobs = open.filter((job) => job.category === category);
        if (jobs.length === 0) return null;
        return (
          <section key={category}>
            <h2>{messages.categoryNames[category]}</h2>
            <KeyList keys={jobs.map(keyOf)} />
          </section>
        );
      })}
      {/* Behind the jobs: on a low panel it would take their room on the first screen. */}
      <p>{messages.careers.lead}</p>
    </div>
  );
}

function keyOf({ id, title, employmentType, language }: JobSummary) {
  return {
    to: paths.job(id),
    label: <span {...langOf(language)}>{title}</span>,
    note: messages.employmentTypeNames[employmentType],
  };
}

/** One position: how to apply from one's own phone, what it pays, and all that the website says of it. */
export function JobScreen() {
  const job = findPosition(useParams()['id'] ?? '');
  if (job !== null) return <FoundJob key={job.id} job={job} />;
  const { title, description, text } = messages.jobPage.notFound;
  return (
    <NothingHere title={title} description={description} text={text}>
      <Link to={paths.careers} {...buttonFrame()}>
        {messages.jobPage.backToCareers}
      </Link>
    </NothingHere>
  );
}

function FoundJob({ job }: { job: Job }) {
  const texts = langOf(job.language);
  return (
    <div className={styles.Page}>
      <PageHead
        title={messages.jobPage.title({ jobTitle: job.title })}
        description={excerptDescription(job.description)}
        path={paths.job(job.id)}
      />
      {job.isClosed ? (
        <div>
          <JobHead job={job} />
          <ClosedPosition />
        </div>
      ) : (
        <ApplySection job={job}>
          <JobHead job={job} />
        </ApplySection>
      )}
      <section>
        <JobFacts job={job} />
        <p {...texts}>{job.description}</p>
        {job.language !== undefined && <p>{messages.jobPage.untranslated}</p>}
      </section>
      <JobSections job={job} />
      {!job.isClosed && <HowWeHire offer={job.offer} />}
    </div>
  );
}

function JobHead({ job }: { job: Job }) {
  return (
    <Stack as="header" gap={2} align="start" className={styles.JobHead}>
      <Link to={paths.careers} {...buttonFrame({ variant: 'quiet' })}>
        <ArrowLeftIcon />
        {messages.jobPage.backToCareers}
      </Link>
      <h1 tabIndex={-1} {...langOf(job.language)}>
        {job.title}
      </h1>
      <p>
        <span>{messages.categoryNames[job.category]}</span>{' '}
        <EmploymentBadge employmentType={job.employmentType} />
      </p>
    </Stack>
  );
}
