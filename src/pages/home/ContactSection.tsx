import { FernWindow } from '~/components/pictures/FernWindow.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { anchors } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import styles from './ContactSection.module.css';

/** The call to act at the end of the landing page. */
export function ContactSection() {
  const { HandoffLink } = usePlatform();
  return (
    <section id={anchors.contact} tabIndex={-1} aria-labelledby="contact-title" className={styles.Contact}>
      <div className={styles.Band}>
        <div className={styles.Text}>
          <h2 id="contact-title">{messages.contact.title}</h2>
          <p>{messages.contact.text}</p>
          <HandoffLink to="chat" variant="primary" size="main">
            {messages.contact.button}
          </HandoffLink>
          <p className={styles.Note}>{messages.contact.note}</p>
        </div>
        <FernWindow className={styles.Window} />
      </div>
    </section>
  );
}
