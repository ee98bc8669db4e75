import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

/** Keeps a page's content in the middle, with room at the sides and at the end. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.PageBody}>{children}</div>;
}

type PageIntroProps = {
  title: string;
  lead?: string;
  /** The way back, before the heading. */
  back?: ReactNode;
  /** A decorative picture beside the heading, below it on narrow screens. */
  picture?: ReactNode;
  /** What title and lead say of themselves where they are in another language than the page (components/lang-of.ts). */
  texts?: { lang?: string; dir?: 'ltr' | 'rtl' };
  /** What follows the lead. */
  children?: ReactNode;
};

/** The start of a page: its one first-level heading, which takes the focus after a change of page. */
export function PageIntro({ title, lead, back, picture, texts, children }: PageIntroProps) {
  return (
    <header className={styles.PageIntro}>
      <div className={styles.Text}>
        {back && <div className={styles.Back}>{back}</div>}
        <h1 tabIndex={-1} {...texts}>
          {title}
        </h1>
        {lead && (
          <p className={styles.Lead} {...texts}>
            {lead}
          </p>
        )}
        {children}
      </div>
      {picture && <div className={styles.Picture}>{picture}</div>}
    </header>
  );
}
