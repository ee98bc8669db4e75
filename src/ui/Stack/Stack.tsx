import { createElement, type ComponentProps, type JSX } from 'react';
import styles from './Stack.module.css';

/** A step of the scale of spaces: 4 is `--space-4` (src/styles/gaps.css). */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type StackProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> & {
  /** The element that it is, by default a `div`. */
  as?: Tag;
  gap: Gap;
  /** `start`: each as wide as it needs; otherwise all are as wide as the stack. */
  align?: 'start';
};

/** One below the other, with the same gap between them. */
export function Stack<Tag extends keyof JSX.IntrinsicElements = 'div'>({
  as,
  gap,
  align,
  className,
  ...rest
}: StackProps<Tag>) {
  return createElement(as ?? 'div', {
    ...rest,
    className: className ? `${styles.Stack} ${className}` : styles.Stack,
    'data-gap': gap,
    'data-align': align,
  });
}
