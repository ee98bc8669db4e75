import type { InputHTMLAttributes, Ref } from 'react';
import styles from './Control.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts> & { ref?: Ref<HTMLInputElement> };

/** A field of one line. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => <input type="text" {...input} {...control} className={styles.Control} />}
    </Field>
  );
}
