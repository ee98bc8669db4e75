import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** A label and what is said under it: one value or several. Labels are unique within a list. */
export type Fact = { label: string; values: readonly ReactNode[] };

type FactListProps = {
  facts: readonly Fact[];
  /** `stack`: one below the other; `row`: side by side where there is room; `columns`: in columns of equal width; `inline`: each
   * on one line. */
  layout?: 'stack' | 'row' | 'columns' | 'inline';
  /** Which of the two is bold. */
  emphasis?: 'label' | 'value';
  className?: string | undefined;
};

/** A description list. */
export function FactList({ facts, layout = 'stack', emphasis = 'value', className }: FactListProps) {
  return (
    <dl
      className={className ? `${styles.FactList} ${className}` : styles.FactList}
      data-layout={layout}
      data-emphasis={emphasis}
    >
      {facts.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value, index) => (
            // The values of a fact never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <dd key={index}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
