import styles from './StartScreen.module.css';

/** A phone as one knows it, with a chat or what a body tells on its screen: what one needs, in place of an icon. */
export function PhonePicture({ of }: { of: 'chat' | 'web' }) {
  return (
    <span className={styles.Disc} data-phone="">
      <svg viewBox="-27 -44 54 88" aria-hidden="true" focusable="false">
        <rect x="-27" y="-44" width="54" height="88" rx="10" />
        <rect x="-22" y="-37" width="44" height="74" rx="5" className={styles.Glass} />
        {of === 'chat' ? (
          <>
            <rect x="-18" y="-31" width="26" height="13" rx="6.5" className={styles.Said} />
            <rect x="-8" y="-13" width="26" height="13" rx="6.5" className={styles.Answered} />
            <rect x="-18" y="5" width="30" height="24" rx="7" className={styles.Said} />
            <path d="M-12 13H5M-12 21H-1" className={styles.Line} />
          </>
        ) : (
          <>
            <rect x="-22" y="-37" width="44" height="15" rx="5" className={styles.Answered} />
            <path d="M-17-6H-8L-4-14L3 2L7-6H17M-15 13H15M-15 22H6" className={styles.Line} />
          </>
        )}
      </svg>
    </span>
  );
}
