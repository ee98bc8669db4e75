import type { ComponentProps } from 'react';
import { Button } from '~/ui/Button/Button.tsx';
import { FormSelect, FormText } from '../components/FormFields.tsx';
import type { TextInput } from '../components/TextInput.tsx';
import { fieldId, fieldTitle } from './field-names.ts';
import type { FieldName } from './position-form.ts';
import type { EditedPosition } from './use-position.ts';
import styles from './Positions.module.css';

type InPosition = { position: EditedPosition; name: FieldName };

const inForm = ({ position, name }: InPosition) => ({
  ...{ control: position.form.control, name, id: fieldId(name), label: fieldTitle(name) },
  below: <RemoteValue position={position} name={name} />,
});

type ChoiceFieldProps = InPosition & { choices: readonly { value: string; name: string }[] };

/** A choice of one out of a few. */
export function ChoiceField({ choices, ...field }: ChoiceFieldProps) {
  return <FormSelect {...inForm(field)} choices={choices} />;
}

type PositionFieldProps = InPosition &
  Partial<Omit<ComponentProps<typeof TextInput>, 'id' | 'error' | 'value' | 'onChange' | 'below'>>;

/** A field of the form, with what is wrong in it and what somebody else has written there. */
export function PositionField({ position, name, ...rest }: PositionFieldProps) {
  return <FormText {...inForm({ position, name })} {...rest} />;
}

/** What somebody else has saved in a field that was changed here too. */
export function RemoteValue({ position, name }: InPosition) {
  const { outcome, values, form } = position;
  const { conflict } = outcome;
  if (!conflict?.fields.includes(name) || conflict.remote[name] === values[name]) return null;
  return (
    <div className={styles.RemoteValue}>
      <p>{`${conflict.who} wrote:`}</p>
      <p dir="auto">{conflict.remote[name] || '(nothing)'}</p>
      <Button
        variant="secondary"
        onClick={() => form.setValue(name, conflict.remote[name], { shouldDirty: true })}
      >
        {`Take theirs: ${fieldTitle(name)}`}
      </Button>
    </div>
  );
}
