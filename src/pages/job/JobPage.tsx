import { Link, useParams } from 'react-router-dom';
import { JobPosting } from '~/components/JobPosting/JobPosting.tsx';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { employer } from '~/content/employer.ts';
import { hiringSentences } from '~/content/job-offers.ts';
import { findPosition } from '~/content/positions.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { excerptDescription, createJobPosting, serializeJsonLd } from '~/domain/jobs/posting.ts';
import { messages, addressOf } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ArrowLeftIcon } from '~/ui/Icon/Icons.tsx';

/** One position and the way to apply for it, or 'Job Not Found' (specification, section 2). */
export function JobPage() {
  const { id = '' } = useParams();
  const job = findPosition(id);
  return job === null ? <JobNotFound /> : <FoundJob key={id} job={job} />;
}

function FoundJob({ job }: { job: Job }) {
  const { ApplySection, SubmissionReceipt, AccommodationLink } = usePlatform().careers;
  return (
    <PageBody>
      <PageHead
        title={messages.jobPage.title({ jobTitle: job.title })}
        description={excerptDescription(job.description)}
        path={paths.job(job.id)}
        image={`job-${job.id}`}
        datedOn={job.datePosted}
        {...(job.languages && { languages: job.languages })}
      />
      {!job.isClosed && <JobPostingData job={job} />}
      <JobPosting
        job={job}
        helpLink={AccommodationLink && <AccommodationLink jobId={job.id} />}
        back={
          <Link to={paths.careers} {...buttonFrame({ variant: 'quiet' })}>
            <ArrowLeftIcon />
            {messages.jobPage.backToCareers}
          </Link>
        }
      />
      {/* The form shows the receipt in its own place. */}
      {job.isClosed
        ? SubmissionReceipt && <SubmissionReceipt jobId={job.id} />
        : ApplySection && <ApplySection job={job} />}
    </PageBody>
  );
}

/** No job has this id (specification, section 8). */
function JobNotFound() {
  const { title, description, text } = messages.jobPage.notFound;
  return (
    <PageBody>
      <PageHead
        title={`${title} – ${brand.productName}`}
        description={description}
        path={null}
        image="job-not-found"
      />
      <PageIntro title={title} lead={text} picture={<Drawing name="not-found" />}>
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
    countries: job.offer.pay.ranges.map(({ country }) => messages.countryNames[country]),
    hiring: hiringSentences(job.offer),
    headings: messages.jobPage,
  };
  const posting = createJobPosting(job, facts, url);
  return <StructuredData json={serializeJsonLd(posting)} />;
}
