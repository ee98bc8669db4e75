import type { FocusEvent, InputEvent } from 'react';

/**
 * Has a field show what was typed as it will be kept, once it is left or pasted into.
 * @param tidy what is kept of a value.
 * @param show puts the tidied value into the field.
 * @param onBlur what else happens when the field is left.
 */
export function tidyInput(
  tidy: (typed: string) => string,
  show: (tidied: string) => void,
  onBlur: (event: FocusEvent<HTMLInputElement>) => unknown,
) {
  const apply = ({ value }: HTMLInputElement, isShown: string) => {
    const tidied = tidy(value);
    if (tidied !== isShown) show(tidied);
  };
  return {
    onBlur(event: FocusEvent<HTMLInputElement>) {
      apply(event.target, event.target.value);
      return onBlur(event);
    },
    onInput({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) {
      // The space at the end of a pasted word stays: more may be typed behind it.
      if (nativeEvent.inputType === 'insertFromPaste') apply(currentTarget, currentTarget.value.trim());
    },
  };
}
