import type { Ref } from 'react';
import { messages } from '~/i18n/messages.ts';
import styles from './HoneypotField.module.css';

/**
 * A field that people neither see nor reach. A program that fills in every field reveals itself, and staff see a mark. Its form
 * is its containing block.
 */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.Honeypot} aria-hidden="true">
      <label>
        {messages.formMessages.honeypot}
        <input ref={ref} type="text" name="topic" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
