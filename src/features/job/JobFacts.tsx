import { brand } from '~/brand/brand.ts';
import { employer } from '~/content/careers.ts';
import { jobPage } from '~/content/job.ts';
import { ButtonLink } from '~/ui/Button/Button.tsx';
import styles from './JobPage.module.css';

const { facts } = jobPage;

/** What is true of every job, at a glance, and the way to the form. The structured data repeats them, so all of them stand here. */
export function JobFacts({ datePosted }: { datePosted: string }) {
  return (
    <section className={styles.Facts} aria-labelledby="facts">
      <h2 id="facts">{facts.heading}</h2>
      <dl>
        <div>
          <dt>{facts.place}</dt>
          <dd>{employer.place}</dd>
        </div>
        <div>
          <dt>{facts.posted}</dt>
          <dd>
            <time dateTime={datePosted}>{facts.postedText(datePosted)}</time>
          </dd>
        </div>
        <div>
          <dt>{facts.employer}</dt>
          <dd>
            {employer.name}, a brand of {brand.parentCompany}
          </dd>
        </div>
      </dl>
      <ButtonLink href="#apply" size="main">
        {jobPage.applyLink}
      </ButtonLink>
    </section>
  );
}
