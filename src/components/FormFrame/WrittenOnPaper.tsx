import { useRef, useSyncExternalStore } from 'react';
import { messages } from '~/i18n/messages.ts';
import { FactList } from '~/ui/FactList/FactList.tsx';
import styles from './FormFrame.module.css';

/**
 * What is written in a form, for paper alone, where the form is not: a field cuts off what is longer than it, and goes over no sheet.
 * @param read what stands in each field now, by its label.
 */
export function WrittenOnPaper({ read }: { read: () => readonly { label: string; text: string }[] }) {
  const written = useAtPrinting(read).filter(({ text }) => text !== '');
  if (written.length === 0) return null;
  return (
    <section className={styles.OnPaper} translate="no">
      <h3>{messages.formMessages.onPaper}</h3>
      <FactList
        emphasis="label"
        facts={written.map(({ label, text }) => ({ label, values: [<bdi key="text">{text}</bdi>] }))}
      />
    </section>
  );
}

const nothing: readonly never[] = [];

/**
 * What was read when the page was last printed: at once, as the sheets are laid out after the event. It stays: some phones say that
 * printing is over before they do so.
 */
function useAtPrinting<Item>(read: () => readonly Item[]): readonly Item[] {
  const items = useRef<readonly Item[]>(nothing);
  const subscribe = (onChange: () => void) => {
    const listening = new AbortController();
    const keep = () => {
      items.current = read();
      onChange();
    };
    addEventListener('beforeprint', keep, listening);
    return () => listening.abort();
  };
  return useSyncExternalStore(
    subscribe,
    () => items.current,
    () => nothing,
  );
}
