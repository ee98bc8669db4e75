import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '~/components/Logo/Logo.tsx';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { brand } from '~/config/brand.ts';
import { footerColumns } from '~/content/navigation.ts';
import { messages } from '~/i18n/messages.ts';
import { usePlatform } from '~/components/platform.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './SiteFooter.module.css';

/** The foot of every page (specification, section 2): company, legal, contact, status, social links, copyright. */
export function SiteFooter() {
  const { languages, textSize } = usePlatform();
  return (
    <footer className={styles.Footer}>
      <Stack gap={6} className={styles.Inner}>
        <div className={styles.Columns}>
          <div>
            <div className={styles.Name}>
              <Logo />
            </div>
            <p className={styles.Tagline}>{messages.shellMessages.footer.tagline}</p>
          </div>
          {footerColumns().map((column) => (
            <section key={column.title}>
              <h2>{column.title}</h2>
              <ul role="list">
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
                {column.note && <li className={styles.Note}>{column.note}</li>}
              </ul>
            </section>
          ))}
          <ContactColumn />
        </div>
        {(textSize || languages) && (
          <div className={styles.Controls}>
            {textSize && (
              <div className={styles.TextSize}>
                <textSize.Choice />
              </div>
            )}
            {languages && <languages.Choice />}
          </div>
        )}
        <BottomLine />
      </Stack>
    </footer>
  );
}

/** Help is at the same position on every page (WCAG 2.2, 3.2.6): the number first, the chat last. */
function ContactColumn() {
  const { HandoffLink } = usePlatform();
  return (
    <section>
      <h2>{messages.shellMessages.footer.contact}</h2>
      <ul role="list">
        <li>
          <PhoneLink actions />
        </li>
        {Object.values(brand.emails).map((email) => (
          <li key={email}>
            <MailLink address={email} />
          </li>
        ))}
        <li>
          <HandoffLink to="chat">{messages.shellMessages.chat}</HandoffLink>
        </li>
      </ul>
    </section>
  );
}

function BottomLine() {
  const { ContactLink } = usePlatform();
  return (
    <div className={styles.Bottom}>
      <p className={styles.Status}>
        <ContactLink contact={{ kind: 'page', url: brand.statusUrl }}>
          {messages.shellMessages.footer.status}
        </ContactLink>
      </p>
      <ul role="list" aria-label={messages.shellMessages.footer.social}>
        {brand.social.map((service) => (
          <li key={service.name}>
            <ContactLink contact={{ kind: 'page', url: service.url }}>{service.name}</ContactLink>
          </li>
        ))}
      </ul>
      <p>{messages.shellMessages.footer.copyright({ year: String(useYear()) })}</p>
    </div>
  );
}

/** The current year: of the build in the prerendered page, of the visitor's clock once the page answers. */
function useYear(): number {
  return useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
