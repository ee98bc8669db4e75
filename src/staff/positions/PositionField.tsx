import { Button } from '~/ui/Button/Button.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { fieldId, fieldTitle } from './field-names.ts';
import type { FieldName } from './position-form.ts';
import type { EditedPosition } from './use-position.ts';
import styles from './Positions.module.css';

type ChoiceFieldProps = {
  position: EditedPosition;
  name: FieldName;
  choices: readonly { value: string; name: string }[];
};

/** A choice of one out of a few. */
export function ChoiceField({ position, name, choices }: ChoiceFieldProps) {
  return (
    <div>
      <SelectField
        id={fieldId(name)}
        label={fieldTitle(name)}
        value={position.form[name]}
        choices={choices}
        onChange={(value) => position.change(name, value)}
      />
      <RemoteValue position={position} name={name} />
    </div>
  );
}

type PositionFieldProps = {
  position: EditedPosition;
  name: FieldName;
  label?: string;
  hint?: string;
  rows?: number;
  type?: 'text' | 'date';
  inputMode?: 'numeric';
  lang?: string;
};

/** A field of the form, with what is wrong in it and what somebody else has written there. */
export function PositionField({ position, name, label = fieldTitle(name), ...rest }: PositionFieldProps) {
  return (
    <TextInput
      {...rest}
      id={fieldId(name)}
      label={label}
      error={position.problems[name] ?? null}
      value={position.form[name]}
      onChange={(value) => position.change(name, value)}
      below={<RemoteValue position={position} name={name} />}
    />
  );
}

/** What somebody else has saved in a field that was changed here too. */
export function RemoteValue({ position, name }: { position: EditedPosition; name: FieldName }) {
  const { conflict, form, change } = position;
  if (conflict === null || !conflict.fields.includes(name) || conflict.remote[name] === form[name])
    return null;
  return (
    <div className={styles.RemoteValue}>
      <p>{`${conflict.who} wrote:`}</p>
      <p dir="auto">{conflict.remote[name] || '(nothing)'}</p>
      <Button variant="secondary" onClick={() => change(name, conflict.remote[name])}>
        {`Take theirs: ${fieldTitle(name)}`}
      </Button>
    </div>
  );
}
