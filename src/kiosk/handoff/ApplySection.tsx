import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { Address, PhoneCode } from './PhoneCode.tsx';
import styles from './Handoff.module.css';

/** Instead of the form, which needs a file: the same job for the visitor's own phone. */
export function ApplySection({ job }: { job: Job }) {
  const url = brand.siteUrl + addressOf(paths.job(job.id));
  return (
    <section id="apply" tabIndex={-1} aria-labelledby="apply-title" className={styles.Apply}>
      <div className={styles.Text}>
        <h2 id="apply-title">{messages.kioskMessages.apply.title}</h2>
        <p>{messages.kioskMessages.apply.text}</p>
        <p>{messages.kioskMessages.apply.scan}</p>
        <p>{messages.kioskMessages.apply.address}</p>
        <Address url={url} />
      </div>
      <PhoneCode value={url} what={job.title} />
    </section>
  );
}
