import { useKeysAreOn } from '../session/use-keys.ts';
import styles from './Key.module.css';

/**
 * The words of an action and behind them its key, where keys are on and there is a keyboard: `<Key of="n">Next</Key>` within the
 * button or link. The key is no part of the action's name: `useShortcut` says it to assistive technology.
 */
export function Key({ of: key, children }: { of: string; children: string }) {
  const areOn = useKeysAreOn();
  return (
    <>
      <span>{children}</span>
      {areOn && (
        <kbd aria-hidden="true" className={styles.Key}>
          {key}
        </kbd>
      )}
    </>
  );
}

/** Gives the attributes by which an action says its key: `<Button {...shortcut('n')}>`. */
export function useShortcut(): (key: string) => { 'aria-keyshortcuts'?: string } {
  const areOn = useKeysAreOn();
  return (key) => (areOn ? { 'aria-keyshortcuts': key } : {});
}
