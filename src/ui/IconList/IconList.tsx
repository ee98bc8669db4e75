import type { ReactNode } from 'react';

type IconListProps = {
  items: readonly string[];
  /** Before each of them. */
  icon: ReactNode;
  /** How the list stands on its page. */
  className?: string | undefined;
};

/** Short texts with one icon before each. */
export function IconList({ items, icon, className }: IconListProps) {
  return (
    <ul role="list" className={className}>
      {items.map((item) => (
        <li key={item}>
          {icon}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
