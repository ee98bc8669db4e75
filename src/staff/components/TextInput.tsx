import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import controlStyles from '~/ui/Field/Control.module.css';
import { Field, type FieldTexts } from '~/ui/Field/Field.tsx';

type TextInputProps = FieldTexts &
  // `lang` is that of what is written in it, where that is another one than the page's.
  Pick<
    InputHTMLAttributes<HTMLElement>,
    'autoComplete' | 'inputMode' | 'lang' | 'maxLength' | 'className'
  > & {
    value: string;
    onChange: (value: string) => void;
    /** Lines it shows; 1 is a field of one line. */
    rows?: number;
    type?: 'text' | 'date' | 'email';
    dir?: 'auto' | 'ltr' | 'rtl';
    below?: ReactNode;
    ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  };

/** A field whose value the page holds. */
export function TextInput(props: TextInputProps) {
  const { id, label, hint, error, errorPrefix, below, rows = 1, type = 'text', ...rest } = props;
  const { onChange, className = '', dir = type === 'email' ? 'ltr' : 'auto', ...attributes } = rest;
  const input = { ...attributes, dir, className: `${controlStyles.Control} ${className}` };
  return (
    <Field {...{ id, label, error, errorPrefix, below }} {...(hint !== undefined && { hint })}>
      {(control) =>
        rows > 1 ? (
          <textarea {...input} {...control} rows={rows} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...input} {...control} type={type} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  );
}
