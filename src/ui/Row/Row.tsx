import { createElement, type ComponentProps, type JSX } from 'react';
import type { Gap } from '../Stack/Stack.tsx';
import styles from './Row.module.css';

type RowProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> & {
  /** The element that it is, by default a `div`. */
  as?: Tag;
  gap: Gap;
  /** Between what stands side by side, where it differs from what is between the lines. */
  columnGap?: 3 | 4 | 5;
  /** `center`: on one line through the middle of each; otherwise all are as high as the highest. */
  align?: 'center';
};

/** Side by side, as many in a line as there is room for. */
export function Row<Tag extends keyof JSX.IntrinsicElements = 'div'>({
  as,
  gap,
  columnGap,
  align,
  className,
  ...rest
}: RowProps<Tag>) {
  return createElement(as ?? 'div', {
    ...rest,
    className: className ? `${styles.Row} ${className}` : styles.Row,
    'data-gap': gap,
    'data-column-gap': columnGap,
    'data-align': align,
  });
}
