import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { brand } from '~/config/brand.ts';
import { hiringSentences } from '~/content/job.ts';
import { messages } from '~/i18n/messages.ts';
import type { Offer } from '~/domain/jobs/offer.ts';
import styles from './JobPage.module.css';

/** Whether the job is open, what reads the applications, and whom to ask for help with applying. */
export function HowWeHire({ offer }: { offer: Offer }) {
  return (
    <section aria-labelledby="hiring">
      <h2 id="hiring">{messages.jobPage.hiring.heading}</h2>
      {hiringSentences(offer).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.Contact}>
        {messages.jobPage.hiring.contactLabel} <MailLink address={brand.emails.company} /> <PhoneLink />
      </p>
    </section>
  );
}
