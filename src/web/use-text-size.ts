import { useSyncExternalStore } from 'react';
import { readTextSize, type TextSize } from '~/domain/text-size.ts';
import { textSizeEvent } from './text-size.ts';

/** The chosen size; the usual one while prerendering and hydrating. */
export function useTextSize(): TextSize {
  return useSyncExternalStore(
    (listener) => {
      addEventListener(textSizeEvent, listener);
      return () => removeEventListener(textSizeEvent, listener);
    },
    () => readTextSize(document.documentElement.dataset.textSize),
    () => 100,
  );
}
