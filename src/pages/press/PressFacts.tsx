import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import styles from './PressPage.module.css';

/** What a story needs to say, ready to quote, and whom to ask. */
export function PressFacts() {
  const { facts } = messages.press;
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
            <MailLink address={brand.emails.company} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
