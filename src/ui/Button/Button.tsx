import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonStyle = {
  /** `primary` is the one main action of a block; `quiet` has no frame until hovered; `danger` takes something away for good. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `main` is 64 px high: Call, Chat, Apply and Submit. */
  size?: 'regular' | 'main';
  /** A decorative picture before the label. */
  icon?: ReactNode;
  children: ReactNode;
};

export type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>;
export type ButtonLinkProps = ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A button. */
export function Button({
  variant = 'primary',
  size = 'regular',
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" {...rest} className={join(className)} data-variant={variant} data-size={size}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A link in the form of a button. For router links use `buttonFrame`. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={join(className)} data-variant={variant} data-size={size}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

/** The class and data attributes of a button, for an element that a router or another library renders. */
export function buttonFrame({
  variant = 'primary',
  size = 'regular',
}: Pick<ButtonStyle, 'variant' | 'size'> = {}) {
  return { className: styles.Button, 'data-variant': variant, 'data-size': size } as const;
}

function join(extra: string | undefined): string {
  return extra ? `${styles.Button} ${extra}` : (styles.Button ?? '');
}
