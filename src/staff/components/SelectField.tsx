import type { ReactNode } from 'react';
import controlStyles from '~/ui/Field/Control.module.css';
import { Field } from '~/ui/Field/Field.tsx';

/** Something to choose: what the address says, and what a person reads. */
export type Choice<Value extends string> = { value: Value; name: string };

type SelectFieldProps<Value extends string> = {
  id: string;
  label: string;
  value: Value | '';
  choices: readonly Choice<Value>[];
  /** What the empty choice reads; without it there is none. */
  none?: string;
  onChange: (value: Value | '') => void;
  below?: ReactNode;
};

/** A choice of one out of a few. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { id, label, value, choices, none, onChange, below } = props;
  const valueOf = (text: string) => choices.find((choice) => choice.value === text)?.value ?? '';
  return (
    <Field id={id} label={label} error={null} below={below}>
      {(control) => (
        <select
          {...control}
          className={controlStyles.Control}
          value={value}
          onChange={(event) => onChange(valueOf(event.target.value))}
        >
          {none !== undefined && <option value="">{none}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
