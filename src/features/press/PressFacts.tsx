import { brand } from '~/content/brand.ts';
import { press } from '~/content/press.ts';
import { usePlatform } from '~/platform/platform.tsx';
import styles from './PressPage.module.css';

/** What a story needs to say, ready to quote, and whom to ask. */
export function PressFacts() {
  const { ContactLink } = usePlatform();
  const { facts } = press;
  return (
    <section className={styles.Facts} aria-labelledby="facts">
      <div className={styles.Section}>
        <h2 id="facts">{facts.title}</h2>
        <p>{facts.text}</p>
      </div>
      <dl>
        {facts.list.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{facts.contactLabel}</dt>
          <dd>
            <ContactLink kind="mail" href={`mailto:${brand.emails.company}`}>
              {brand.emails.company}
            </ContactLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
