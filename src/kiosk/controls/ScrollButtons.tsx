import { messages } from '~/i18n/messages.ts';
import { DownIcon, UpIcon } from './BarIcons.tsx';
import styles from '../ComfortBar.module.css';

/** Part of the visible height by which a press moves the page: a line or two stay in sight. */
const step = 0.7;

/** Up and down by a press, for those who do not know, or cannot do, the swipe. */
export function ScrollButtons() {
  return (
    // A fieldset would want a form around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={messages.kioskMessages.bar.move} className={styles.Group} data-kind="move">
      <button type="button" className={styles.Button} onClick={() => move(-1)}>
        <UpIcon />
        <span>{messages.kioskMessages.bar.up}</span>
      </button>
      <button type="button" className={styles.Button} onClick={() => move(1)}>
        <DownIcon />
        <span>{messages.kioskMessages.bar.down}</span>
      </button>
    </div>
  );
}

function move(direction: 1 | -1): void {
  const panel = document.querySelector('dialog[open]');
  const height = panel?.clientHeight ?? innerHeight;
  (panel ?? window).scrollBy({ top: direction * height * step });
}
