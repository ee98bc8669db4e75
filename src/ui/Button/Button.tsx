import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonStyle = {
  /** `primary` is the one main action of a block; `quiet` has no frame until hovered; `danger` takes something away for good. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `main` is 64 px high: Call, Chat, Apply and Submit. */
  size?: 'regular' | 'main' | undefined;
};

/** A decorative picture before the label. */
type ButtonContent = { icon?: ReactNode; children: ReactNode };

export type ButtonProps = ButtonStyle & ButtonContent & ButtonHTMLAttributes<HTMLButtonElement>;
export type ButtonLinkProps = ButtonStyle & ButtonContent & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A button. */
export function Button({ variant, size, icon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} {...buttonFrame({ variant, size })}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A link in the form of a button. For router links use `buttonFrame`. */
export function ButtonLink({ variant, size, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...buttonFrame({ variant, size })}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

/** The class and data attributes of a button, for an element that a router or another library renders. */
export function buttonFrame({ variant = 'primary', size = 'regular' }: ButtonStyle = {}) {
  return { className: styles.Button, 'data-variant': variant, 'data-size': size } as const;
}
