import { FernWindow } from '~/blocks/pictures/FernWindow.tsx';
import { anchors } from '~/config/paths.ts';
import { contact } from '~/content/en/home.ts';
import { usePlatform } from '~/platform/platform.tsx';
import styles from './ContactSection.module.css';

/** The call to act at the end of the landing page. */
export function ContactSection() {
  const { HandoffLink } = usePlatform();
  return (
    <section id={anchors.contact} tabIndex={-1} aria-labelledby="contact-title" className={styles.Contact}>
      <div className={styles.Band}>
        <div className={styles.Words}>
          <h2 id="contact-title">{contact.title}</h2>
          <p>{contact.text}</p>
          <HandoffLink to="chat" variant="primary" size="main">
            {contact.button}
          </HandoffLink>
          <p className={styles.Note}>{contact.note}</p>
        </div>
        <FernWindow className={styles.Window} />
      </div>
    </section>
  );
}
