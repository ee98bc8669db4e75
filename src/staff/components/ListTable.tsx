import type { ReactNode } from 'react';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ListTable.module.css';

type ListTableProps = { caption: string; heads: readonly string[]; children: ReactNode };

/** A table of rows, which are blocks on a phone: there every cell says what it is. */
export function ListTable({ caption, heads, children }: ListTableProps) {
  return (
    <table className={styles.Table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
