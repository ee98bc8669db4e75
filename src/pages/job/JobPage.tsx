import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ClosedPosition } from '~/components/ClosedPosition/ClosedPosition.tsx';
import { EmploymentBadge } from '~/components/JobCard/EmploymentBadge.tsx';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { findJob } from '~/content/job-details.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { excerptDescription } from '~/domain/jobs/posting.ts';
import { usePlatform } from '~/components/platform.tsx';
import { useClosingDay, useIsClosed, useRefreshOpenPositions } from '~/components/open-positions.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ArrowLeftIcon } from '~/ui/Icon/Icons.tsx';
import { HowWeHire } from './HowWeHire.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobNotFound } from './JobNotFound.tsx';
import { JobPostingData } from './JobPostingData.tsx';
import { JobSections } from './JobSections.tsx';
import styles from './JobPage.module.css';

/** One position and the way to apply for it, or 'Job Not Found' (specification, section 2). */
export function JobPage() {
  const { id = '' } = useParams();
  const job = findJob(id);
  return job === null ? <JobNotFound /> : <FoundJob job={job} />;
}

function FoundJob({ job: listed }: { job: Job }) {
  const isClosed = useIsClosed(listed.id);
  const job = useClosingDayOf(listed);
  useRefreshOpenPositions();
  return (
    <PageBody>
      <PageHead
        title={messages.jobPage.title(job.title)}
        description={excerptDescription(job.description)}
        path={paths.job(job.id)}
        image={`job-${job.id}`}
      />
      {!isClosed && <JobPostingData job={job} />}
      <div className={styles.Columns}>
        <PageIntro
          title={job.title}
          lead={job.description}
          back={
            <Link to={paths.careers} {...buttonFrame({ variant: 'quiet' })}>
              <ArrowLeftIcon />
              {messages.jobPage.backToCareers}
            </Link>
          }
        >
          <p className={styles.Kind}>
            <span>{messages.categoryNames[job.category]}</span>{' '}
            <EmploymentBadge employmentType={job.employmentType} />
          </p>
        </PageIntro>
        <JobFacts job={job} isClosed={isClosed} />
        <div className={styles.Sections}>
          <JobSections job={job} />
          {!isClosed && <HowWeHire offer={job.offer} />}
        </div>
      </div>
      <ApplyHere job={job} isClosed={isClosed} />
    </PageBody>
  );
}

/** The job with the closing day that staff have set, where there is one. */
function useClosingDayOf(job: Job): Job {
  const closesOn = useClosingDay(job.id);
  return closesOn === null ? job : { ...job, offer: { ...job.offer, closesOn } };
}

/** The form, or that the position is closed, and what was sent from this tab. */
function ApplyHere({ job, isClosed }: { job: Job; isClosed: boolean }) {
  const { ApplySection, SubmissionReceipt } = usePlatform();
  return (
    <>
      {isClosed && <ClosedPosition />}
      <KeepFormWhileEditing isClosed={isClosed}>
        <ApplySection job={job} />
      </KeepFormWhileEditing>
      {SubmissionReceipt && <SubmissionReceipt jobId={job.id} />}
    </>
  );
}

/** A form that somebody is filling in stays when the news comes: nothing that was typed goes away. */
function KeepFormWhileEditing({ isClosed, children }: { isClosed: boolean; children: ReactNode }) {
  const [isUsed, setUsed] = useState(false);
  if (isClosed && !isUsed) return null;
  return <div onFocus={() => setUsed(true)}>{children}</div>;
}
