import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { brand } from '~/config/brand.ts';
import { employer } from '~/content/employer.ts';
import { payText } from '~/content/job-offers.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { FactList } from '~/ui/FactList/FactList.tsx';
import styles from './JobPage.module.css';

/** The link to the form, and the main facts of a job: every value of the structured data is shown here. */
export function JobFacts({ job: { datePosted, offer }, isClosed }: { job: Job; isClosed: boolean }) {
  const { facts } = messages.jobPage;
  return (
    <section className={styles.Facts} aria-labelledby="facts">
      <h2 id="facts">{facts.heading}</h2>
      {isClosed ? (
        <p>
          <SectionLink section="closed">{messages.closedMessages.sentence}</SectionLink>
        </p>
      ) : (
        <SectionLink section="apply" {...buttonFrame({ size: 'main' })}>
          {messages.jobPage.applyLink}
        </SectionLink>
      )}
      <FactList
        facts={[
          ...(isClosed ? [] : [{ label: facts.closes, values: [<Day key="value" iso={offer.closesOn} />] }]),
          { label: facts.pay, values: offer.pay.ranges.map((range) => payText(range, offer.pay.unit)) },
          { label: facts.place, values: [facts.placeText] },
          { label: facts.posted, values: [<Day key="value" iso={datePosted} />] },
          {
            label: facts.employer,
            values: [facts.employerText({ employer: employer.name, parentCompany: brand.parentCompany })],
          },
        ]}
      />
    </section>
  );
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{messages.dayText(iso)}</time>;
}
