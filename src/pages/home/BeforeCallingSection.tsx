import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';
import { FactList } from '~/ui/FactList/FactList.tsx';
import styles from './BeforeCallingSection.module.css';

/** What it costs, when and in which languages the line answers, what happens on a call, and who is behind it. */
export function BeforeCallingSection() {
  const own = messages.beforeCalling;
  const { price, hours, languages } = brand.line;
  const { language } = messages;
  return (
    <section aria-labelledby="before-calling" className={styles.BeforeCalling}>
      <h2 id="before-calling">{own.title}</h2>
      <FactList
        emphasis="label"
        layout="columns"
        facts={[
          { label: own.cost.label, values: [price === 'free' ? own.cost.free : price[language]] },
          { label: own.hours.label, values: [hours === 'always' ? own.hours.always : hours[language]] },
          {
            label: own.languages.label,
            values: [messages.sideBySide(languages.map((each) => own.languages.names[each]))],
          },
          { label: own.call.label, values: [own.call.text] },
          { label: own.company.label, values: [own.company.text] },
          { label: own.person.label, values: [own.person.text, <PhoneLink key="number" toPerson />] },
        ]}
      />
    </section>
  );
}
