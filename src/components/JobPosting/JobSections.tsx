import { Link } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { langOf } from '~/components/lang-of.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './JobSections.module.css';

/** Overview, Key Responsibilities, Qualifications and Benefits (specification, section 2). */
export function JobSections({ job }: { job: Job }) {
  const texts = langOf(job.language);
  return (
    <>
      <section aria-labelledby="overview">
        <h2 id="overview">{messages.jobPage.overview}</h2>
        {job.overview.split('\n').map((paragraph) => (
          <p key={paragraph} {...texts}>
            {paragraph}
          </p>
        ))}
      </section>
      {lists.map((id) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{messages.jobPage[id]}</h2>
          <ul {...texts}>
            {job[id].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const lists = ['responsibilities', 'qualifications', 'benefits'] as const;

/** Says that a position takes no applications, and leads to those that do. */
export function ClosedPosition() {
  const closedMessages = messages.closedMessages;
  return (
    <Stack as="section" gap={4} align="start" className={styles.ClosedPosition} aria-labelledby="closed">
      <h2 id="closed">{closedMessages.sentence}</h2>
      <p>{closedMessages.text}</p>
      <p>
        <Link to={paths.careers} {...buttonFrame({ variant: 'secondary' })}>
          {closedMessages.link}
        </Link>
      </p>
    </Stack>
  );
}
