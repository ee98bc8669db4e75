import { Link } from 'react-router-dom';
import { ByCountry } from '~/components/ByCountry/ByCountry.tsx';
import { langOf } from '~/components/lang-of.ts';
import { paths } from '~/config/paths.ts';
import { payText } from '~/content/job-offers.ts';
import type { JobSummary } from '~/domain/jobs/job.ts';
import { type Offer, payIn } from '~/domain/jobs/offer.ts';
import { messages } from '~/i18n/messages.ts';
import { ArrowRightIcon } from '~/ui/Icon/Icons.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { EmploymentBadge } from './EmploymentBadge.tsx';
import styles from './JobCard.module.css';

/**
 * One position in a list. Its link is the title, described by category and employment type, so that ten of them are heard
 * quickly; for the pointer the link covers the whole card.
 */
export function JobCard({ job }: { job: JobSummary }) {
  const kindId = `${job.id}-kind`;
  const texts = langOf(job.language);
  return (
    <div className={styles.JobCard}>
      <h3>
        <Link to={paths.job(job.id)} className={styles.Link} aria-describedby={kindId} {...texts}>
          {job.title}
        </Link>
      </h3>
      <div className={styles.Facts}>
        <Row as="p" gap={2} columnGap={4} align="center" className={styles.Kind} id={kindId}>
          <span>{messages.categoryNames[job.category]}</span>{' '}
          <EmploymentBadge employmentType={job.employmentType} />{' '}
          {job.isClosed && <strong className={styles.Closed}>{messages.closedMessages.sentence}</strong>}
        </Row>
        <p {...texts}>{job.description}</p>
        {job.offer && !job.isClosed && <OfferLines offer={job.offer} />}
      </div>
      <span className={styles.Arrow}>
        <ArrowRightIcon size={28} />
      </span>
    </div>
  );
}

/** The pay in the visitor's country and the last day, at the foot of the card. The page has the others, and until when it is that day. */
function OfferLines({ offer }: { offer: Offer }) {
  return (
    <p className={styles.Offer}>
      <strong>
        <ByCountry of={(country) => payIn(country, offer)}>
          {(range) => payText(range, offer.pay.unit)}
        </ByCountry>
      </strong>{' '}
      <span>{messages.careers.closesText({ day: messages.monthDay(offer.closesOn) })}</span>
    </p>
  );
}
