import type { MouseEvent } from 'react';
import { messages } from '~/i18n/messages.ts';
import type { ApplicationField } from '~/domain/application/application.ts';
import styles from './ErrorSummary.module.css';
import { controlId, focusField, type Problem } from './use-application-form.ts';

/**
 * What the last try found and is not mended yet, with a way to each field.
 * It is no alert: the focus goes to the first field, and what is said there must not be talked over.
 */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="group" aria-labelledby="apply-summary" className={styles.ErrorSummary}>
      <h3 id="apply-summary">{messages.formMessages.summaryHeading}</h3>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${controlId(field)}`} onClick={(event) => goTo(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address stays as it is: Back leads to the page before, not to a field. */
function goTo(event: MouseEvent, field: ApplicationField) {
  event.preventDefault();
  focusField(field);
}
