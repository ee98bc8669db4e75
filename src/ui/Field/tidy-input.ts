import type { FocusEvent, InputEvent } from 'react';

/** What a field is told of: as react-hook-form registers it. */
type Registered = {
  onBlur: (event: FocusEvent<HTMLInputElement>) => unknown;
  onChange: (event: { target: HTMLInputElement; type: string }) => unknown;
};

/**
 * Has an uncontrolled field show what was typed as it will be kept, once it is left or pasted into.
 * @param tidy what is kept of a value.
 * @param control the field's properties.
 * @returns them, with that.
 */
export function tidyInput<Control extends Registered>(tidy: (typed: string) => string, control: Control) {
  const show = (input: HTMLInputElement, tidied: string, isShown: string) => {
    if (tidied === isShown) return;
    input.value = tidied;
    control.onChange({ target: input, type: 'change' });
  };
  return {
    ...control,
    onBlur(event: FocusEvent<HTMLInputElement>) {
      const { target: input } = event;
      show(input, tidy(input.value), input.value);
      return control.onBlur(event);
    },
    onInput({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>) {
      // The space at the end of a pasted word stays: more may be typed behind it.
      if (nativeEvent.inputType === 'insertFromPaste') show(input, tidy(input.value), input.value.trim());
    },
  };
}
