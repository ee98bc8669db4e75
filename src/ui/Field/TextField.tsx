import type { InputHTMLAttributes, Ref } from 'react';
import styles from './Control.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts> & { ref?: Ref<HTMLInputElement> };

/** What is written from left to right in every language. Names and texts run as their own first letter does. */
const leftToRight = new Set(['email', 'tel', 'url']);

/** A field of one line. */
export function TextField({ id, label, hint, error, errorPrefix, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, error, errorPrefix }} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <input
          type={type}
          dir={leftToRight.has(type) ? 'ltr' : 'auto'}
          placeholder=" "
          {...input}
          {...control}
          className={styles.Control}
        />
      )}
    </Field>
  );
}
