import type { ReactNode } from 'react';
import { EmploymentBadge } from '~/components/JobCard/EmploymentBadge.tsx';
import { langOf } from '~/components/lang-of.ts';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { brand } from '~/config/brand.ts';
import { hiringSentences } from '~/content/job-offers.ts';
import type { Job } from '~/domain/jobs/job.ts';
import type { Offer } from '~/domain/jobs/offer.ts';
import { messages } from '~/i18n/messages.ts';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { JobFacts } from './JobFacts.tsx';
import { ClosedPosition, JobSections } from './JobSections.tsx';
import styles from './JobPosting.module.css';

type JobPostingProps = {
  job: Job;
  /** The way back to the list. */
  back?: ReactNode;
  /** The way to ask for help with applying, beside address and number. */
  helpLink?: ReactNode;
};

/** What a job page says of a position before its form (specification, section 2). */
export function JobPosting({ job, back, helpLink }: JobPostingProps) {
  return (
    <div className={styles.Columns}>
      <PageIntro title={job.title} lead={job.description} texts={langOf(job.language)} back={back}>
        <Row as="p" gap={2} columnGap={4} align="center" className={styles.Kind}>
          <span>{messages.categoryNames[job.category]}</span>{' '}
          <EmploymentBadge employmentType={job.employmentType} />
        </Row>
        {job.language !== undefined && <p>{messages.jobPage.untranslated}</p>}
        {job.isClosed && <ClosedPosition />}
      </PageIntro>
      <JobFacts job={job} />
      <Stack gap={7} className={styles.Sections}>
        <JobSections job={job} />
        {!job.isClosed && <HowWeHire offer={job.offer} helpLink={helpLink} />}
      </Stack>
    </div>
  );
}

/** Whether the job is open, what reads the applications, and whom to ask for help with applying. */
export function HowWeHire({ offer, helpLink }: { offer: Offer; helpLink?: ReactNode }) {
  return (
    <section aria-labelledby="hiring">
      <h2 id="hiring">{messages.jobPage.hiring.heading}</h2>
      {hiringSentences(offer).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Row as="p" gap={2} columnGap={5} align="center" className={styles.Contact}>
        {messages.jobPage.hiring.contactLabel} <MailLink address={brand.emails.company} />{' '}
        <PhoneLink toPerson />
        {helpLink}
      </Row>
    </section>
  );
}
