import type { ReactNode } from 'react';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';
import type { Fact } from '~/ui/FactList/FactList.tsx';
import { ClockIcon, GlobeIcon, HeartIcon, PersonIcon, PhoneIcon, PriceIcon } from '~/ui/Icon/Icons.tsx';
import styles from './BeforeCallingSection.module.css';
import { CallCost } from './CallCost.tsx';

/** What it costs, when and in which languages the line answers, what happens on a call, who else answers, and who is behind it. */
export function BeforeCallingSection() {
  const { title, company, numbers, person } = messages.beforeCalling;
  const facts = [
    ...factsOfLine(),
    {
      icon: <PersonIcon />,
      label: person,
      values: [<span key="person">{numbers.person}</span>, <PhoneLink key="number" toPerson />],
    },
    { icon: <HeartIcon />, label: company.label, values: [company.text] },
  ];
  return (
    <section aria-labelledby="before-calling">
      <h2 id="before-calling">{title}</h2>
      <dl className={styles.Facts}>
        {facts.map(({ icon, label, values }) => (
          <div key={label}>
            <dt>
              <span className={styles.Icon}>{icon}</span>
              <span>{label}</span>
            </dt>
            {values.map((value, index) => (
              // The values of a fact never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <dd key={index}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the line costs, when and in which languages it answers, and what happens on a call. */
function factsOfLine(): readonly (Fact & { icon: ReactNode })[] {
  const { cost, hours, languages, call } = messages.beforeCalling;
  const { line } = brand;
  return [
    { icon: <PriceIcon />, label: cost.label, values: [<CallCost key="cost" free={cost.free} />] },
    {
      icon: <ClockIcon />,
      label: hours.label,
      values: [line.hours === 'always' ? hours.always : line.hours[messages.language]],
    },
    {
      icon: <GlobeIcon />,
      label: languages.label,
      values: [capitalized(messages.sideBySide(line.languages.map((each) => languages.names[each])))],
    },
    { icon: <PhoneIcon />, label: call.label, values: [call.text] },
  ];
}

/** For a text that stands alone and has a small letter within a sentence, as names of languages in Spanish and French. */
function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(messages.language) + text.slice(1);
}
