import { messages } from '~/i18n/messages.ts';
import type { LinkedApplication } from '~/api/staff-answers.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import styles from './StatusPage.module.css';

/** Position, day and reference, and whether the resume is there. */
export function OwnFacts({ application }: { application: LinkedApplication }) {
  const own = messages.statusMessages.facts;
  const { job_title: title, created_at: sentAt, reference, has_resume: hasResume } = application;
  return (
    <dl className={styles.Facts}>
      <div>
        <dt>{own.position}</dt>
        <dd>
          <bdi>{title}</bdi>
        </dd>
      </div>
      <div>
        <dt>{own.sent}</dt>
        <dd>
          <time dateTime={sentAt}>{messages.dayText(sentAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{own.reference}</dt>
        <dd>
          <bdi dir="ltr" className={styles.Reference}>
            {spacedReference(reference)}
          </bdi>
        </dd>
      </div>
      <div>
        <dt>{own.resume}</dt>
        <dd>{hasResume ? own.isThere : own.isMissing}</dd>
      </div>
    </dl>
  );
}
