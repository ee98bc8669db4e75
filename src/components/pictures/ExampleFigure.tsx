import type { ReactNode } from 'react';
import { Row } from '~/ui/Row/Row.tsx';
import styles from './ExampleFigure.module.css';

type ExampleFigureProps = {
  /** Says that what follows is invented. */
  exampleLabel: string;
  /** The heading of the card; without one the example label is shown alone. */
  title?: string;
  /** A decorative icon before the title. */
  icon: ReactNode;
  /** Beside the title at the end of the line, such as a status. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every product picture: a raised card that says at its top that it is an example. */
export function ExampleFigure({ exampleLabel, title, icon, aside, children }: ExampleFigureProps) {
  return (
    <figure className={styles.ExampleFigure}>
      <Row as="figcaption" gap={2} columnGap={3} align="center" className={styles.top}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.text}>
          {title !== undefined && <span className={styles.title}>{title}</span>}
          <span className={title === undefined ? styles.title : styles.example}>{exampleLabel}</span>
        </span>
        {aside}
      </Row>
      {children}
    </figure>
  );
}
