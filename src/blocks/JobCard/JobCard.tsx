import { Link } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import type { JobSummary } from '~/domain/jobs/job.ts';
import { ArrowRightIcon } from '~/ui/Icon/Icons.tsx';
import { EmploymentBadge } from './EmploymentBadge.tsx';
import styles from './JobCard.module.css';

/** One position in a list. The whole card is one link; its name is all that it shows. */
export function JobCard({ job }: { job: JobSummary }) {
  return (
    <Link to={paths.job(job.id)} className={styles.JobCard}>
      <h3 className={styles.Title}>{job.title}</h3>
      <div className={styles.Facts}>
        <p className={styles.Kind}>
          <span>{job.category}</span> <EmploymentBadge employmentType={job.employmentType} />
        </p>
        <p>{job.description}</p>
      </div>
      <span className={styles.Arrow}>
        <ArrowRightIcon size={28} />
      </span>
    </Link>
  );
}
