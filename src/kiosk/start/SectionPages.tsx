import type { ReactNode } from 'react';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { brand } from '~/config/brand.ts';
import { kioskPaths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { CallCost } from '~/pages/home/CallCost.tsx';
import { DeskText } from '../center/CenterText.tsx';
import { useScreen } from '../state/screen-store.ts';
import styles from './Pages.module.css';

/* What "What is this?" leads to and has no room for. */

/** How one uses it, what a call is like and costs, and what to have ready who asks for somebody else. */
export function HowPage() {
  const { about, beforeCalling, hero } = messages;
  const { call, cost } = beforeCalling;
  return (
    <SectionPage title={about.stepsTitle} path={kioskPaths.how}>
      <section className={styles.Pictured}>
        <ol role="list" className={styles.Steps}>
          {about.steps.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Drawing name="home" className={styles.Drawing} />
      </section>
      <section className={styles.Kept}>
        <h2>{call.label}</h2>
        <p>{call.text}</p>
      </section>
      <section className={styles.Kept}>
        <h2>{cost.label}</h2>
        <p>
          <CallCost free={cost.free} />
        </p>
      </section>
      <section className={styles.Kept}>
        <h2>{hero.care.title}</h2>
        <ul>
          {hero.care.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </SectionPage>
  );
}

/** A person: at the center's desk, at the number that no AI answers, by mail; and who is behind it all. */
export function ContactPage() {
  const desk = useScreen(({ settings }) => settings.desk);
  const { company, numbers, person } = messages.beforeCalling;
  return (
    <SectionPage title={person} path={kioskPaths.contact}>
      <section className={styles.Kept}>
        {desk !== null && (
          <p>
            <DeskText desk={desk} />
          </p>
        )}
        <p>{numbers.person}</p>
        <p>
          <PhoneLink toPerson variant="primary" size="main" />
        </p>
      </section>
      <section className={styles.Kept}>
        <h2>{messages.kioskMessages.handoff.mailTitle}</h2>
        {Object.values(brand.emails).map((address) => (
          <p key={address}>
            <MailLink address={address} />
          </p>
        ))}
      </section>
      <section className={styles.Kept}>
        <h2>{company.label}</h2>
        <p>{company.text}</p>
      </section>
    </SectionPage>
  );
}

/** A page of several short sections, which stand together where there is room. */
export function SectionPage({ title, path, children }: { title: string; path: string; children: ReactNode }) {
  return (
    <div className={styles.Page}>
      <PageHead title={title} description={messages.homeHead.description} path={path} />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
