import type { Ref, SelectHTMLAttributes } from 'react';
import styles from './Control.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export type SelectBoxProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldTexts> & { ref?: Ref<HTMLSelectElement> };

/** A choice of one of several, given as its options. */
export function SelectBox({ id, label, hint, error, errorPrefix, ...select }: SelectBoxProps) {
  return (
    <Field {...{ id, label, error, errorPrefix }} {...(hint === undefined ? {} : { hint })}>
      {(control) => <select {...select} {...control} className={styles.Control} />}
    </Field>
  );
}
