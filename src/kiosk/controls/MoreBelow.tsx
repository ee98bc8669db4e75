import { DownIcon } from './BarIcons.tsx';
import styles from './MoreBelow.module.css';

/**
 * Shows that there is more below, as long as there is: the page or panel fades out above an arrow. The bar's Down moves it.
 * @param of `page` is above the bar; `panel` at the foot of the scrolling box it is the last child of.
 */
export function MoreBelow({ of }: { of: 'page' | 'panel' }) {
  return (
    <div className={styles.More} data-of={of} data-more-below="" aria-hidden="true">
      <DownIcon />
    </div>
  );
}
