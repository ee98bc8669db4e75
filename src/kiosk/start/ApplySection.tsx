import type { ReactNode } from 'react';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { Address, PhoneCode } from '../handoff/PhoneCode.tsx';
import styles from './Pages.module.css';

/**
 * The first screen of a job. Instead of the form, which needs a file: the same job for the visitor's own phone.
 * @param children what the job is called.
 */
export function ApplySection({ job, children }: { job: Job; children: ReactNode }) {
  const url = brand.siteUrl + addressOf(paths.job(job.id));
  const { title, text, scan, address } = messages.kioskMessages.apply;
  return (
    <section id="apply" tabIndex={-1} aria-labelledby="apply-title" className={styles.Apply}>
      {children}
      <PhoneCode value={url} what={job.title} said={messages.kioskMessages.listening.apply} />
      <div className={styles.HowToApply}>
        <h2 id="apply-title">{title}</h2>
        <p>{text}</p>
        <p data-for-eyes="">{scan}</p>
        <p>{address}</p>
        <Address url={url} />
      </div>
    </section>
  );
}
