import { useEffect } from 'react';
import { ByCountry } from '~/blocks/ByCountry/ByCountry.tsx';
import { Logo } from '~/blocks/Logo/Logo.tsx';
import { brand } from '~/content/brand.ts';
import { emergency } from '~/content/emergency.ts';
import { kioskWords } from '~/content/kiosk.ts';
import { emergencyNumbers } from '~/domain/country/country.ts';
import { isPreview } from '../bridge.ts';
import { beginVisit } from '../session/session.ts';
import styles from './AttractScreen.module.css';

const words = kioskWords.attract;

/** The invitation, while nobody is there. The one button reaches over the whole screen. */
export function AttractScreen() {
  useEffect(() => {
    // No expression: new browsers answer with a promise, which is no clean-up.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <main className={styles.Attract}>
      <title>{brand.productName}</title>
      <div className={styles.Light} aria-hidden="true" />
      <div className={styles.Words}>
        <Logo />
        <h1>{words.title}</h1>
        <p className={styles.Text}>{words.text}</p>
        <span className={styles.Begin} aria-hidden="true">
          {words.begin}
        </span>
        <p>{words.private}</p>
      </div>
      <p className={styles.Emergency}>
        <strong>
          {emergency.before}{' '}
          <ByCountry of={(country) => emergencyNumbers[country]}>{(number) => <>{number}</>}</ByCountry>{' '}
          {emergency.after}
        </strong>
      </p>
      <button type="button" className={styles.Screen} aria-label={words.begin} onClick={beginVisit} />
      {isPreview() && <p className={styles.Preview}>{kioskWords.preview}</p>}
    </main>
  );
}
