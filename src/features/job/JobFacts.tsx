import { brand } from '~/brand/brand.ts';
import { dayText } from '~/content/en/format.ts';
import { employer } from '~/content/employer.ts';
import { payText } from '~/content/job.ts';
import { jobPage } from '~/content/en/job.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { ButtonLink } from '~/ui/Button/Button.tsx';
import styles from './JobPage.module.css';

const { facts } = jobPage;

/** The way to the form, and what one asks first of a job. The structured data repeats the facts, so all of them stand here. */
export function JobFacts({ job: { datePosted, offer } }: { job: Job }) {
  return (
    <section className={styles.Facts} aria-labelledby="facts">
      <h2 id="facts">{facts.heading}</h2>
      <ButtonLink href="#apply" size="main">
        {jobPage.applyLink}
      </ButtonLink>
      <dl>
        <div>
          <dt>{facts.closes}</dt>
          <dd>
            <time dateTime={offer.closesOn}>{dayText(offer.closesOn)}</time>
          </dd>
        </div>
        <div>
          <dt>{facts.pay}</dt>
          {offer.pay.ranges.map((range) => (
            <dd key={range.country}>{payText(range, offer.pay.unit)}</dd>
          ))}
        </div>
        <div>
          <dt>{facts.place}</dt>
          <dd>{facts.placeText}</dd>
        </div>
        <div>
          <dt>{facts.posted}</dt>
          <dd>
            <time dateTime={datePosted}>{dayText(datePosted)}</time>
          </dd>
        </div>
        <div>
          <dt>{facts.employer}</dt>
          <dd>{facts.employerText(employer.name, brand.parentCompany)}</dd>
        </div>
      </dl>
    </section>
  );
}
