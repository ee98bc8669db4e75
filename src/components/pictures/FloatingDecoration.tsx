import styles from './FloatingDecoration.module.css';

/**
 * The floating background of the landing page: a few large, faint fronds behind everything.
 * Put it first inside a positioned wrapper: it covers the wrapper, takes no space and no pointer, cannot scroll, and
 * keeps its later siblings in front of itself. It moves only with the reader's scrolling.
 */
export function FloatingDecoration() {
  return (
    <div className={styles.FloatingDecoration} aria-hidden="true">
      <div className={styles.frond} data-place="first" />
      <div className={styles.frond} data-place="second" />
      <div className={styles.frond} data-place="third" />
      <div className={styles.frond} data-place="fourth" />
    </div>
  );
}
