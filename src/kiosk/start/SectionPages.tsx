import type { ReactNode } from 'react';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';
import styles from './Pages.module.css';

/** The ways to ask, to write, and the call to do so. */
export function ContactPage() {
  const { HandoffLink } = usePlatform();
  const { contact, easyWays, kioskMessages } = messages;
  const { chat, call } = easyWays;
  return (
    <SectionPage title={messages.shellMessages.footer.contact}>
      <div className={styles.Halves}>
        <div>
          <h2>{chat.title}</h2>
          <p>{chat.text}</p>
          <HandoffLink to="chat" variant="primary" size="main">
            {messages.shellMessages.chat}
          </HandoffLink>
        </div>
        <div>
          <h2>{call.title}</h2>
          <p>{call.text}</p>
          <PhoneLink prefix={call.button} variant="primary" size="main" />
        </div>
      </div>
      <section>
        <h2>{kioskMessages.handoff.mailTitle}</h2>
        {Object.values(brand.emails).map((address) => (
          <p key={address}>
            <MailLink address={address} />
          </p>
        ))}
      </section>
      <section>
        <h2>{contact.title}</h2>
        <p>{contact.text}</p>
        <p>
          <HandoffLink to="chat" variant="primary" size="main">
            {contact.button}
          </HandoffLink>
        </p>
        <p>{contact.note}</p>
      </section>
    </SectionPage>
  );
}

function SectionPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.Page}>
      <PageHead title={title} description={messages.homeHead.description} path={null} />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
