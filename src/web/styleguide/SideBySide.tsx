import styles from './Styleguide.module.css';

/** The same sheet by day and by night: two frames, so that every id is used once in its page. */
export function SideBySide() {
  // This page itself, twice: there is nothing to shut away.
  /* oxlint-disable react/iframe-missing-sandbox */
  return (
    <main className={styles.SideBySide}>
      <iframe title="Light" src="?scheme=light" />
      <iframe title="Dark" src="?scheme=dark" />
    </main>
  );
}
