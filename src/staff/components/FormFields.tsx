import type { ComponentProps } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Checkbox } from './Checkbox.tsx';
import { SelectField } from './SelectField.tsx';
import { TextInput } from './TextInput.tsx';

/* Fields of a form (Form.tsx): each has what the form holds under its name, and says what the schema finds wrong in it. */

type InForm<Typed extends FieldValues, Sent, Props> = Omit<Props, 'id' | 'value' | 'error' | 'onChange'> & {
  control: Control<Typed, unknown, Sent>;
  name: FieldPath<Typed>;
  /** Of the control; by default the name. */
  id?: string;
};

type FormTextProps<Typed extends FieldValues, Sent> = InForm<
  Typed,
  Sent,
  ComponentProps<typeof TextInput>
> & {
  /** What is wrong already before it is sent. */
  error?: string | null;
};

/** A text or a number. */
export function FormText<Typed extends FieldValues, Sent>(props: FormTextProps<Typed, Sent>) {
  const { control, name, id = name, error = null, ...rest } = props;
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name });
  const message = fieldState.error?.message ?? error;
  return <TextInput {...rest} id={id} error={message} ref={ref} onChange={onChange} value={String(value)} />;
}

/** A choice of one out of a few. */
export function FormSelect<Typed extends FieldValues, Sent>(
  props: InForm<Typed, Sent, ComponentProps<typeof SelectField<string>>>,
) {
  const { control, name, id = name, ...rest } = props;
  const {
    field: { value, onChange },
  } = useController({ control, name });
  return <SelectField {...rest} id={id} onChange={onChange} value={String(value)} />;
}

/** A box to tick. */
export function FormCheckbox<Typed extends FieldValues, Sent>(
  props: InForm<Typed, Sent, Omit<ComponentProps<typeof Checkbox>, 'isChecked'>>,
) {
  const { control, name, id = name, ...rest } = props;
  const {
    field: { value, onChange },
  } = useController({ control, name });
  return <Checkbox {...rest} id={id} isChecked={value === true} onChange={onChange} />;
}
