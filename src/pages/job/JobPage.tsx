import { memo, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { EmploymentBadge } from '~/components/JobCard/EmploymentBadge.tsx';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { useClosedJobs, usePosition, useRefreshOpenPositions } from '~/components/open-positions.ts';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { WindowPicture } from '~/components/pictures/WindowPicture.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { employer } from '~/content/employer.ts';
import { findJob } from '~/content/job-details.ts';
import { hiringSentences } from '~/content/job-offers.ts';
import type { Job } from '~/domain/jobs/job.ts';
import type { Offer } from '~/domain/jobs/offer.ts';
import { excerptDescription, createJobPosting, serializeJsonLd } from '~/domain/jobs/posting.ts';
import { messages, addressOf } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ArrowLeftIcon } from '~/ui/Icon/Icons.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobSections, ClosedPosition } from './JobSections.tsx';
import styles from './JobPage.module.css';

/** One position and the way to apply for it, or 'Job Not Found' (specification, section 2). */
export function JobPage() {
  const { id = '' } = useParams();
  const job = findJob(id);
  return job === null ? <JobNotFound /> : <FoundJob job={job} />;
}

function FoundJob({ job: listed }: { job: Job }) {
  const isClosed = useClosedJobs().has(listed.id);
  const job = useClosingDayOf(listed);
  useRefreshOpenPositions();
  return (
    <PageBody>
      <PageHead
        title={messages.jobPage.title({ jobTitle: job.title })}
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
          {isClosed && <ClosedPosition />}
        </PageIntro>
        <JobFacts job={job} isClosed={isClosed} />
        <div className={styles.Sections}>
          <JobSections job={job} />
          {!isClosed && <HowWeHire offer={job.offer} />}
        </div>
      </div>
      <ApplyHere job={listed} isClosed={isClosed} />
    </PageBody>
  );
}

/** The job with the closing day that staff have set, where there is one. */
function useClosingDayOf(job: Job): Job {
  const { closesOn = null, timeZone = '' } = usePosition(job.id) ?? {};
  return closesOn === null ? job : { ...job, offer: { ...job.offer, closesOn, timeZone } };
}

/**
 * The form, unless the position is closed, and what was sent from this tab. Memoized: news of the positions would have React make
 * the served form anew before it is hydrated, and a file or a press in it would be lost.
 */
const ApplyHere = memo(function ApplyHere({ job, isClosed }: { job: Job; isClosed: boolean }) {
  const { ApplySection, SubmissionReceipt } = usePlatform();
  return (
    <>
      <KeepFormWhileEditing isClosed={isClosed}>
        {isClosed && <p>{messages.closedMessages.sentence}</p>}
        <ApplySection job={job} />
      </KeepFormWhileEditing>
      {SubmissionReceipt && <SubmissionReceipt jobId={job.id} />}
    </>
  );
});

/** A form that somebody is filling in stays when the news comes: nothing that was typed goes away. */
function KeepFormWhileEditing({ isClosed, children }: { isClosed: boolean; children: ReactNode }) {
  const [isUsed, setUsed] = useState(false);
  if (isClosed && !isUsed) return null;
  return <div onFocus={() => setUsed(true)}>{children}</div>;
}

/** No job has this id (specification, section 8). */
function JobNotFound() {
  const own = messages.jobPage.notFound;
  return (
    <PageBody>
      <PageHead
        title={`${own.title} – ${brand.productName}`}
        description={own.description}
        path={null}
        image="job-not-found"
      />
      <PageIntro title={own.title} lead={own.text} picture={<WindowPicture picture="board" />} keepPicture>
        <p>
          <Link to={paths.careers} {...buttonFrame()}>
            {messages.jobPage.backToCareers}
          </Link>
        </p>
      </PageIntro>
    </PageBody>
  );
}

/** The job as search engines read it. Data, not script: browsers never run it. */
function JobPostingData({ job }: { job: Job }) {
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

/** Whether the job is open, what reads the applications, and whom to ask for help with applying. */
function HowWeHire({ offer }: { offer: Offer }) {
  return (
    <section aria-labelledby="hiring">
      <h2 id="hiring">{messages.jobPage.hiring.heading}</h2>
      {hiringSentences(offer).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.Contact}>
        {messages.jobPage.hiring.contactLabel} <MailLink address={brand.emails.company} />{' '}
        <PhoneLink toPerson />
      </p>
    </section>
  );
}
