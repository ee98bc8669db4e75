import type { ReactNode } from 'react';
import { BreakableText } from '../BreakableText/BreakableText.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ErrorText } from './ErrorText.tsx';
import styles from './Field.module.css';

/** What a control needs to belong to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  /** Id of the control; the ids of hint and error are made from it. */
  id: string;
  label: string;
  hint?: string;
  /** What is wrong with the value, or null. */
  error: string | null;
  /** Read out before it, such as "Error:". */
  errorPrefix?: string | undefined;
};

type FieldProps = FieldTexts & {
  /** Ids of further descriptions, after the hint. */
  describedBy?: string;
  /** The control, given what ties it to the texts. */
  children: (control: ControlProps) => ReactNode;
  /** What stands below the control. */
  below?: ReactNode;
};

/**
 * A form field: label, hint, the control, and below it what is wrong with its value (specification, section 5). The control
 * names and describes itself by them, the error first: it is why the person has been led there.
 */
export function Field({ id, label, hint, error, errorPrefix, describedBy, children, below }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === null ? undefined : `${id}-error`;
  const descriptions = [errorId, hintId, describedBy].filter(Boolean).join(' ');
  return (
    <Stack gap={2} className={styles.Field} data-invalid={error === null ? undefined : ''}>
      <label className={styles.Label} htmlFor={id}>
        {label}
      </label>
      {hintId !== undefined && (
        <p className={styles.Hint} id={hintId}>
          {hint
            ?.split(example)
            .map((part, index) => (index % 2 === 0 ? part : <Example key={part} text={part} />))}
        </p>
      )}
      {children({
        id,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error === null ? undefined : true,
      })}
      {error !== null && errorId !== undefined && (
        <ErrorText id={errorId} prefix={errorPrefix}>
          {error}
        </ErrorText>
      )}
      {below}
    </Stack>
  );
}

/** A telephone number, an address of e-mail or of a page in a hint. */
const example = /(\+\d[\d\u00A0]*\d|[\w.-]+@[\w.-]+|[\w.-]+(?:\/[\w-]+)+)/;

/** Whole on a line where it fits on one, else broken at its spaces, behind its slashes and its at-sign. */
function Example({ text }: { text: string }) {
  return <BreakableText className={styles.Example} parts={text.match(/[^\u00A0/@]+[\u00A0/@]?/g) ?? []} />;
}
