import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { JobPosting } from '~/components/JobPosting/JobPosting.tsx';
import { useClosedJobs, useJob, useRefreshOpenPositions } from '~/components/open-positions.ts';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { WindowPicture } from '~/components/pictures/WindowPicture.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { employer } from '~/content/employer.ts';
import { hiringSentences } from '~/content/job-offers.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { excerptDescription, createJobPosting, serializeJsonLd } from '~/domain/jobs/posting.ts';
import { messages, addressOf } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ArrowLeftIcon } from '~/ui/Icon/Icons.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';

/** One position and the way to apply for it, or 'Job Not Found' (specification, section 2). */
export function JobPage() {
  const { id = '' } = useParams();
  useRefreshOpenPositions(id);
  const job = useJob(id);
  useFocusOnAnswer(job === 'asking');
  if (job === 'asking') return <AskingForJob />;
  return job === null ? <JobNotFound /> : <OpenJob key={id} job={job} />;
}

function OpenJob({ job }: { job: Job }) {
  const isClosed = useClosedJobs().has(job.id);
  const [shownFirst] = useState(job);
  const { AccommodationLink } = usePlatform();
  return (
    <PageBody>
      <PageHead
        title={messages.jobPage.title({ jobTitle: job.title })}
        description={excerptDescription(job.description)}
        path={paths.job(job.id)}
        image={`job-${job.id}`}
        {...(job.languages && { languages: job.languages })}
      />
      {!isClosed && <JobPostingData job={job} />}
      <JobPosting
        job={job}
        isClosed={isClosed}
        helpLink={AccommodationLink && <AccommodationLink jobId={job.id} />}
        back={
          <Link to={paths.careers} {...buttonFrame({ variant: 'quiet' })}>
            <ArrowLeftIcon />
            {messages.jobPage.backToCareers}
          </Link>
        }
      />
      <ApplyHere job={shownFirst} isClosed={isClosed} />
    </PageBody>
  );
}

/**
 * The form, unless the position is closed, and what was sent from this tab. Memoized: news of the positions would have React make
 * the served form anew before it is hydrated, and a file or a press in it would be lost. For the same reason it gets the job as the
 * page had it first.
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

/**
 * The site was built before the position was published, or there is none: the host's page for unknown addresses, until the backend
 * has answered. Without scripts it says what the specification has it say.
 */
function AskingForJob() {
  const own = messages.jobPage.notFound;
  const isHydrated = useHydrated();
  return (
    <PageBody>
      <NotFoundHead title={own.asking} />
      <div hidden={!isHydrated}>
        <PageIntro title={own.asking} />
      </div>
      <noscript>
        <NotFoundIntro />
      </noscript>
    </PageBody>
  );
}

/** The heading that the focus was on after a link goes with the answer: the one that comes takes it over. */
function useFocusOnAnswer(isAsking: boolean): void {
  const wasAsking = useRef(isAsking);
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);
}

/** No job has this id (specification, section 8). */
function JobNotFound() {
  return (
    <PageBody>
      <NotFoundHead title={messages.jobPage.notFound.title} />
      <NotFoundIntro />
    </PageBody>
  );
}

function NotFoundHead({ title }: { title: string }) {
  return (
    <PageHead
      title={`${title} – ${brand.productName}`}
      description={messages.jobPage.notFound.description}
      path={null}
      image="job-not-found"
    />
  );
}

function NotFoundIntro() {
  const own = messages.jobPage.notFound;
  return (
    <PageIntro title={own.title} lead={own.text} picture={<WindowPicture picture="board" />} keepPicture>
      <p>
        <Link to={paths.careers} {...buttonFrame()}>
          {messages.jobPage.backToCareers}
        </Link>
      </p>
    </PageIntro>
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
