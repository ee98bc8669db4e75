import type { ReactNode, Ref } from 'react';
import controlStyles from '~/ui/Field/Control.module.css';
import { Field, type FieldTexts } from '~/ui/Field/Field.tsx';

type TextInputProps = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  /** Lines it shows; 1 is a field of one line. */
  rows?: number;
  type?: 'text' | 'date';
  inputMode?: 'numeric' | undefined;
  /** Of what is written in it, where that is another language than the page. */
  lang?: string | undefined;
  dir?: 'auto' | 'ltr' | 'rtl';
  className?: string | undefined;
  below?: ReactNode;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

/** A field whose value the page holds. */
export function TextInput({ value, onChange, rows = 1, className, ...more }: TextInputProps) {
  const { type = 'text', inputMode, lang, dir = 'auto', ref, ...texts } = more;
  const attributes = { ref, lang, dir, value, className: `${controlStyles.Control} ${className ?? ''}` };
  return (
    <Field {...texts}>
      {(control) =>
        rows > 1 ? (
          <textarea
            {...attributes}
            {...control}
            rows={rows}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...attributes}
            {...control}
            {...{ type, inputMode }}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
