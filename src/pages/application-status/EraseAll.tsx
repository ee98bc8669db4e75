import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';
import { Failed } from './AddResume.tsx';
import { Confirm } from './Confirm.tsx';
import styles from './StatusPage.module.css';
import type { ActState } from './use-application-status.ts';

/** Erases the application with its file and all notes on it, after one question that says what goes. */
export function EraseAll({ act, onErase }: { act: ActState; onErase: () => Promise<void> }) {
  const own = messages.statusMessages.erase;
  return (
    <section className={styles.Act} aria-labelledby="own-erase">
      <h2 id="own-erase">{own.heading}</h2>
      <p>{own.text}</p>
      {act === 'erase-failed' && <Failed />}
      {act === 'file-stays' && (
        <p role="alert" className={styles.Problem}>
          {own.fileStays} <MailLink address={brand.emails.company} />
        </p>
      )}
      <Confirm words={own} isWorking={act === 'working'} onConfirm={onErase}>
        <p>{own.explain}</p>
        <ul>
          {own.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Confirm>
    </section>
  );
}
