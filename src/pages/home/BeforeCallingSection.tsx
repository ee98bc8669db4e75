import { ByCountry } from '~/components/ByCountry/ByCountry.tsx';
import { BreakableNumber, PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { brand, voiceLineOf } from '~/config/brand.ts';
import type { PhoneNumber } from '~/domain/contact.ts';
import type { Country } from '~/domain/country/country.ts';
import { messages } from '~/i18n/messages.ts';
import { type Fact, FactList } from '~/ui/FactList/FactList.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './BeforeCallingSection.module.css';
import { CallCost } from './CallCost.tsx';

/** What it costs, when and in which languages the line answers, what happens on a call, who is behind it, and who answers which number. */
export function BeforeCallingSection() {
  const { title, company } = messages.beforeCalling;
  return (
    <Stack as="section" gap={5} aria-labelledby="before-calling">
      <h2 id="before-calling">{title}</h2>
      <FactList
        emphasis="label"
        layout="columns"
        facts={[...factsOfLine(), { label: company.label, values: [company.text] }]}
      />
      <Numbers />
    </Stack>
  );
}

/** What the line costs, when and in which languages it answers, and what happens on a call. */
export function factsOfLine(): readonly Fact[] {
  const { cost, hours, languages, call } = messages.beforeCalling;
  const { line } = brand;
  return [
    { label: cost.label, values: [<CallCost key="cost" free={cost.free} />] },
    {
      label: hours.label,
      values: [line.hours === 'always' ? hours.always : line.hours[messages.language]],
    },
    {
      label: languages.label,
      values: [capitalized(messages.sideBySide(line.languages.map((each) => languages.names[each])))],
    },
    { label: call.label, values: [call.text] },
  ];
}

/** For a text that stands alone and has a small letter within a sentence, as names of languages in Spanish and French. */
function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(messages.language) + text.slice(1);
}

/** Each number of the site with who answers it; the voice line only where it is not the country's number as well. */
export function Numbers() {
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
