import { useCallback, useRef, type Ref, type TextareaHTMLAttributes } from 'react';
import controlStyles from '../Field/Control.module.css';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './TextArea.module.css';
import { useRested, useTyped } from './use-typed.ts';

export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldTexts | 'defaultValue' | 'value'> & {
    ref?: Ref<HTMLTextAreaElement>;
    /** The line below the field that tells how long the text is. `isOver` gives it the look of an error. */
    describeLength: (typed: string) => { text: string; isOver: boolean };
  };

/**
 * A field of several lines with a character counter below. It never stops anybody from typing or pasting; what is too much is
 * counted. The counter is read out only after a rest in typing.
 */
export function TextArea({
  id,
  label,
  hint,
  error,
  errorPrefix,
  describeLength,
  ref,
  ...textarea
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const attach = useCallback(
    (node: HTMLTextAreaElement | null) => {
      element.current = node;
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    },
    [ref],
  );
  const length = describeLength(useTyped(element));
  const rested = useRested(element);
  const counter = (
    <>
      <p className={styles.Counter} data-over={length.isOver ? '' : undefined} aria-hidden="true">
        {length.text}
      </p>
      <output className={styles.Status}>
        <VisuallyHidden>{rested === null ? '' : describeLength(rested).text}</VisuallyHidden>
      </output>
    </>
  );
  return (
    <Field {...{ id, label, error, errorPrefix }} below={counter} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <textarea
          rows={7}
          dir="auto"
          placeholder=" "
          {...textarea}
          {...control}
          ref={attach}
          className={`${controlStyles.Control} ${styles.TextArea}`}
        />
      )}
    </Field>
  );
}
