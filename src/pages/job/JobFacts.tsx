import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { brand } from '~/config/brand.ts';
import { employer } from '~/content/employer.ts';
import { payText } from '~/content/job-offers.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import styles from './JobPage.module.css';

/** The way to the form, and what one asks first of a job. The structured data repeats the facts, so all of them stand here. */
export function JobFacts({ job: { datePosted, offer }, isClosed }: { job: Job; isClosed: boolean }) {
  return (
    <section className={styles.Facts} aria-labelledby="facts">
      <h2 id="facts">{messages.jobPage.facts.heading}</h2>
      {isClosed ? (
        <p>
          <SectionLink section="closed">{messages.closedMessages.sentence}</SectionLink>
        </p>
      ) : (
        <SectionLink section="apply" {...buttonFrame({ size: 'main' })}>
          {messages.jobPage.applyLink}
        </SectionLink>
      )}
      <dl>
        {!isClosed && (
          <div>
            <dt>{messages.jobPage.facts.closes}</dt>
            <dd>
              <time dateTime={offer.closesOn}>{messages.dayText(offer.closesOn)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt>{messages.jobPage.facts.pay}</dt>
          {offer.pay.ranges.map((range) => (
            <dd key={range.country}>{payText(range, offer.pay.unit)}</dd>
          ))}
        </div>
        <div>
          <dt>{messages.jobPage.facts.place}</dt>
          <dd>{messages.jobPage.facts.placeText}</dd>
        </div>
        <div>
          <dt>{messages.jobPage.facts.posted}</dt>
          <dd>
            <time dateTime={datePosted}>{messages.dayText(datePosted)}</time>
          </dd>
        </div>
        <div>
          <dt>{messages.jobPage.facts.employer}</dt>
          <dd>{messages.jobPage.facts.employerText(employer.name, brand.parentCompany)}</dd>
        </div>
      </dl>
    </section>
  );
}
