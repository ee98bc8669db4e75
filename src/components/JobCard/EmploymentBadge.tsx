import { messages } from '~/i18n/messages.ts';
import type { EmploymentType } from '~/domain/jobs/job.ts';
import { badgeColor } from '~/domain/jobs/badge.ts';
import styles from './EmploymentBadge.module.css';

/** The employment type in the colour the specification gives it (section 2). The text says it too. */
export function EmploymentBadge({ employmentType }: { employmentType: EmploymentType }) {
  return (
    <span className={styles.Badge} data-color={badgeColor(employmentType)}>
      {messages.employmentTypeNames[employmentType]}
    </span>
  );
}
