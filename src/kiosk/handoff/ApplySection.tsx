import { paths } from '~/config/paths.ts';
import { brand } from '~/brand/brand.ts';
import { kioskWords } from '~/content/en/kiosk.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { Address, PhoneCode } from './PhoneCode.tsx';
import styles from './Handoff.module.css';

const words = kioskWords.apply;

/** Instead of the form, which needs a file: the same job for the visitor's own phone. */
export function ApplySection({ job }: { job: Job }) {
  const url = brand.siteUrl + paths.job(job.id);
  return (
    <section id="apply" tabIndex={-1} aria-labelledby="apply-title" className={styles.Apply}>
      <div className={styles.Words}>
        <h2 id="apply-title">{words.title}</h2>
        <p>{words.text}</p>
        <p>{words.scan}</p>
        <p>{words.address}</p>
        <Address url={url} />
      </div>
      <PhoneCode value={url} what={job.title} />
    </section>
  );
}
