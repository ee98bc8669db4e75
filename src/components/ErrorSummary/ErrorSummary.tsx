import { useId, type MouseEvent, type Ref } from 'react';
import { messages } from '~/i18n/messages.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { focusControl } from '~/ui/focus-control.ts';
import styles from './ErrorSummary.module.css';

/** A problem, and the id of the control that has it. */
export type ControlProblem = { id: string; message: string };

type ErrorSummaryProps = {
  problems: readonly ControlProblem[];
  /** For the heading. */
  ref?: Ref<HTMLHeadingElement>;
};

/**
 * What the last try found and is not mended yet, with a way to each field.
 * It is no alert: the focus goes to its heading, which must not be talked over.
 */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const headingId = useId();
  if (problems.length === 0) return null;
  return (
    <Stack gap={3} role="group" aria-labelledby={headingId} className={styles.ErrorSummary}>
      <h3 ref={ref} tabIndex={-1} id={headingId}>
        {messages.formMessages.summaryHeading}
      </h3>
      <Stack as="ul" gap={2}>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** The address stays as it is: Back leads to the page before, not to a field. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  focusControl(id);
}
