import { kioskWords } from '~/content/kiosk.ts';
import { InfoIcon } from '~/ui/Icon/Icons.tsx';
import { useScreen } from '../session/screen-store.ts';
import styles from './Network.module.css';

/** Says kindly what does not work without a network. Stands in the page from the start, so that a change is announced. */
export function OfflineNotice() {
  const online = useScreen((screen) => screen.online);
  return (
    // <output> takes no blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">
      {!online && (
        <div className={styles.Offline}>
          <InfoIcon size={28} />
          <p>
            <strong>{kioskWords.network.offline}</strong> {kioskWords.network.offlineMore}
          </p>
        </div>
      )}
    </div>
  );
}
