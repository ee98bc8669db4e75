import styles from './Spinner.module.css';

/** A ring that turns while something is under way; with reduced motion it does not move. Decoration: a text says what happens. */
export function Spinner() {
  return <span className={styles.Spinner} aria-hidden="true" />;
}
