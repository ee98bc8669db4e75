import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import type { LegalSection } from '~/content/legal/legal.ts';
import { messages } from '~/i18n/messages.ts';
import styles from './LegalPage.module.css';

/** Links to the sections of the page. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav className={styles.Contents} aria-labelledby="contents">
      <h2 id="contents">{messages.legalFrame.contentsLabel}</h2>
      <ol role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <SectionLink section={id}>{title}</SectionLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
