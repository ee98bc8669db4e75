import { ByCountry } from '~/components/ByCountry/ByCountry.tsx';
import { BreakableNumber, PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { brand, voiceLineOf } from '~/config/brand.ts';
import type { PhoneNumber } from '~/domain/contact.ts';
import type { Country } from '~/domain/country/country.ts';
import { messages } from '~/i18n/messages.ts';
import { FactList } from '~/ui/FactList/FactList.tsx';
import styles from './BeforeCallingSection.module.css';

/** What it costs, when and in which languages the line answers, what happens on a call, who is behind it, and who answers which number. */
export function BeforeCallingSection() {
  const beforeCalling = messages.beforeCalling;
  const { price, hours, languages } = brand.line;
  const { language } = messages;
  return (
    <section aria-labelledby="before-calling" className={styles.BeforeCalling}>
      <h2 id="before-calling">{beforeCalling.title}</h2>
      <FactList
        emphasis="label"
        layout="columns"
        facts={[
          {
            label: beforeCalling.cost.label,
            values: [price === 'free' ? beforeCalling.cost.free : price[language]],
          },
          {
            label: beforeCalling.hours.label,
            values: [hours === 'always' ? beforeCalling.hours.always : hours[language]],
          },
          {
            label: beforeCalling.languages.label,
            values: [messages.sideBySide(languages.map((each) => beforeCalling.languages.names[each]))],
          },
          { label: beforeCalling.call.label, values: [beforeCalling.call.text] },
          { label: beforeCalling.company.label, values: [beforeCalling.company.text] },
        ]}
      />
      <Numbers />
    </section>
  );
}

/** Each number of the site with who answers it; the voice line only where it is not the country's number as well. */
function Numbers() {
  const { ContactLink } = usePlatform();
  const { label, assistant, voiceLine, person } = messages.beforeCalling.numbers;
  return (
    <div className={styles.Numbers}>
      <h3>{label}</h3>
      <p>
        <PhoneLink /> <span className={styles.Answers}>{assistant}</span>
      </p>
      <ByCountry of={ownVoiceLine}>
        {(number) => (
          <>
            <ContactLink contact={{ kind: 'phone', number }} name={number.display}>
              <BreakableNumber number={number.display} />
            </ContactLink>{' '}
            <span className={styles.Answers}>{voiceLine}</span>
          </>
        )}
      </ByCountry>
      <p>
        <PhoneLink toPerson /> <span className={styles.Answers}>{person}</span>
      </p>
    </div>
  );
}

function ownVoiceLine(country: Country): PhoneNumber | null {
  const number = voiceLineOf(country);
  return number.dial === brand.phones[country].dial ? null : number;
}
