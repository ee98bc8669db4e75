import type { ReactNode } from 'react';

/** A name and what is known by it, in a description list. */
export function Fact({
  name,
  isLong = false,
  children,
}: {
  name: string;
  isLong?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-long={isLong ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
