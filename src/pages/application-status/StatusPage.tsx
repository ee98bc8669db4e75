import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { Button, buttonFrame } from '~/ui/Button/Button.tsx';
import { Spinner } from '~/ui/Spinner/Spinner.tsx';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { LostLink } from './LostLink.tsx';
import { useApplicationStatus } from './use-application-status.ts';
import styles from './StatusPage.module.css';

/** What an applicant sees of an application, and can do with it, by the link that only they have. */
export function StatusPage() {
  const own = messages.statusMessages;
  const link = useApplicationStatus();
  return (
    <PageBody>
      <PageHead {...own.head} path={null} image="application">
        {/* The secret is behind the # of the address, which is sent to nobody; the address itself is not sent either. */}
        <meta name="referrer" content="no-referrer" />
      </PageHead>
      <PageIntro title={own.heading} lead={own.lead} />
      <p className={`${frame.Box} ${frame.NeedsScript}`} data-tone="warning">
        {own.needsScript} <MailLink address={brand.emails.company} />
      </p>
      <div className={styles.Answer}>
        <Shown link={link} />
      </div>
    </PageBody>
  );
}

function Shown({ link }: { link: ReturnType<typeof useApplicationStatus> }) {
  const own = messages.statusMessages;
  const { state, look } = link;
  switch (state.kind) {
    case 'looking':
      return (
        <p className={styles.Looking} role="status">
          <Spinner /> {own.looking}
        </p>
      );
    case 'shown':
      return <ApplicationDetails {...link} application={state.application} secret={state.secret} />;
    case 'unknown':
      return (
        <>
          <StatusMessage heading={own.unknown.heading}>
            <p>
              {own.unknown.text} <MailLink address={brand.emails.company} />
            </p>
          </StatusMessage>
          <LostLink />
        </>
      );
    case 'no-answer':
      return (
        <StatusMessage heading={own.noAnswer.heading}>
          <p>{own.noAnswer.text}</p>
          <p>
            <Button onClick={() => void look()}>{own.noAnswer.retry}</Button>
          </p>
        </StatusMessage>
      );
    case 'erased':
      return (
        <StatusMessage heading={own.erased.heading}>
          <p>{own.erased.text}</p>
          <p>
            <Link to={paths.careers} {...buttonFrame({ variant: 'secondary' })}>
              {own.erased.link}
            </Link>
          </p>
        </StatusMessage>
      );
  }
}

/** A short answer in place of the application. It takes the focus, so that it is read out. */
function StatusMessage({ heading, children }: { heading: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.Message}>
      <h2 ref={ref} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
