import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';
import { FactList } from '~/ui/FactList/FactList.tsx';
import styles from './BeforeCallingSection.module.css';

/** What it costs, when and in which languages the line answers, what happens on a call, and who is behind it. */
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
          {
            label: beforeCalling.person.label,
            values: [beforeCalling.person.text, <PhoneLink key="number" toPerson />],
          },
        ]}
      />
    </section>
  );
}
