import type { ReactNode } from 'react';
import controlStyles from '~/ui/Field/Control.module.css';
import { Field } from '~/ui/Field/Field.tsx';

type TextInputProps = {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
  value: string;
  onChange: (value: string) => void;
  /** Lines it shows; 1 is a field of one line. */
  rows?: number;
  type?: 'text' | 'date';
  inputMode?: 'numeric';
  /** Of what is written in it, where that is another language than the page. */
  lang?: string;
  isReadOnly?: boolean;
  below?: ReactNode;
};

/** A field whose value the page holds. */
export function TextInput({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  rows = 1,
  type = 'text',
  inputMode,
  lang,
  isReadOnly = false,
  below,
}: TextInputProps) {
  const own = {
    className: controlStyles.Control,
    dir: 'auto',
    value,
    readOnly: isReadOnly,
    ...(lang && { lang }),
  };
  return (
    <Field id={id} label={label} error={error} below={below} {...(hint === undefined ? {} : { hint })}>
      {(control) =>
        rows > 1 ? (
          <textarea {...own} {...control} rows={rows} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...own}
            {...control}
            type={type}
            inputMode={inputMode}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
