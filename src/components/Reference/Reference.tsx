import { spacedReference } from '~/domain/application/reference.ts';
import styles from './Reference.module.css';

/** The reference of an application: on one line, in its own order, and left as it is by translators. */
export function Reference({ value }: { value: string }) {
  return (
    <bdi dir="ltr" translate="no" className={styles.Reference}>
      {spacedReference(value)}
    </bdi>
  );
}
