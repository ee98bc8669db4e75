import { ByCountry } from '~/blocks/ByCountry/ByCountry.tsx';
import { emergency } from '~/content/emergency.ts';
import { emergencyNumbers } from '~/domain/country/country.ts';
import { usePlatform } from '~/platform/platform.tsx';
import { WarningIcon } from '~/ui/Icon/Icons.tsx';
import styles from './EmergencyLine.module.css';

/** Says which number to call in an emergency, in the visitor's country. */
export function EmergencyLine() {
  const { ContactLink } = usePlatform();
  return (
    <div className={styles.EmergencyLine}>
      <WarningIcon size={32} />
      <p>
        <strong>
          {`${emergency.before} `}
          <ByCountry of={(country) => emergencyNumbers[country]}>
            {(number) => <ContactLink contact={{ kind: 'emergency', number }}>{number}</ContactLink>}
          </ByCountry>
          {` ${emergency.after}`}
        </strong>
        {` ${emergency.signs}`}
      </p>
    </div>
  );
}
