import type { ReactNode } from 'react';

type PageFailureProps = {
  title: string;
  text: string;
  /** The way out: a link or a button. */
  children: ReactNode;
  className?: string | undefined;
};

/** Shown instead of a page that failed. */
export function PageFailure({ title, text, children, className }: PageFailureProps) {
  return (
    <div role="alert" className={className}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
