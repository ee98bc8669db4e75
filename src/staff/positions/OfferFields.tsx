import { endOfDay } from '~/domain/jobs/closing.ts';
import { lastZoneOf, type OfferCountry, offerCountries } from '~/domain/jobs/offer.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { countryName, fieldId, unitChoices, vacancyChoices } from './field-names.ts';
import { ChoiceField, PositionField, RemoteValue } from './PositionField.tsx';
import { builtInText, untilText } from './position-status.ts';
import type { EditedPosition } from './use-position.ts';
import styles from './Positions.module.css';

/** What the law asks of a posting: pay where it is offered, whether the job is open now, the last day. */
export function OfferFields({ position }: { position: EditedPosition }) {
  const { values, row } = position;
  const zone = lastZoneOf(offerCountries.filter((country) => values[`${country}-offered`] !== ''));
  const day = values.closes_on;
  const siteSays = row === null ? null : builtInText(row);
  const isDay = day !== '' && !Number.isNaN(endOfDay(day, zone));
  return (
    <Stack as="section" gap={4} className={styles.Section} aria-labelledby="offer">
      <h2 id="offer">What it offers</h2>
      <div className={styles.Pair}>
        <ChoiceField position={position} name="unit" choices={unitChoices} />
        <ChoiceField position={position} name="vacancy" choices={vacancyChoices} />
      </div>
      <p>Pay before tax, in whole numbers. The work is done from home in the countries that you check.</p>
      <div className={styles.Pair}>
        {offerCountries.map((country) => (
          <CountryFields key={country} position={position} country={country} />
        ))}
      </div>
      <PositionField
        position={position}
        name="closes_on"
        type="date"
        hint={
          siteSays === null || day !== ''
            ? 'It ends when that day is over in every country that you check.'
            : `Without one: ${siteSays}`
        }
      />
      <p role="status">{isDay ? `People can apply ${untilText(day, zone)}.` : ''}</p>
    </Stack>
  );
}

function CountryFields({ position, country }: { position: EditedPosition; country: OfferCountry }) {
  const name = `${country}-offered` as const;
  const { values, form } = position;
  const isOffered = values[name] !== '';
  return (
    <fieldset className={styles.Country}>
      <legend>{countryName(country)}</legend>
      <Checkbox
        id={fieldId(name)}
        label="Offered here"
        isChecked={isOffered}
        onChange={(isChecked) => form.setValue(name, isChecked ? 'yes' : '', { shouldDirty: true })}
      />
      <RemoteValue position={position} name={name} />
      {isOffered && (
        <>
          <PositionField position={position} name={`${country}-minimum`} inputMode="numeric" />
          <PositionField position={position} name={`${country}-maximum`} inputMode="numeric" />
        </>
      )}
    </fieldset>
  );
}
