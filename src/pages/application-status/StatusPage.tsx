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
import { Stack } from '~/ui/Stack/Stack.tsx';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { LostLink } from './LostLink.tsx';
import { useApplicationStatus } from './use-application-status.ts';
import styles from './StatusPage.module.css';

/** What an applicant sees of an application, and can do with it, by the link that only they have. */
export function StatusPage() {
  const statusMessages = messages.statusMessages;
  const link = useApplicationStatus();
  const { heading: title, text: lead } =
    link.state.kind === 'no-link'
      ? statusMessages.noLink
      : { heading: statusMessages.heading, text: statusMessages.lead };
  return (
    <PageBody>
      <PageHead {...statusMessages.head} path={null} image="application">
        {/* The secret is behind the # of the address, which is sent to nobody; the address itself is not sent either. */}
        <meta name="referrer" content="no-referrer" />
      </PageHead>
      <PageIntro title={title} lead={lead} />
      <p className={`${frame.Box} ${frame.NeedsScript}`} data-tone="note">
        {statusMessages.needsScript} <MailLink address={brand.emails.company} />
      </p>
      <div className={styles.Answer}>
        <Shown link={link} />
      </div>
    </PageBody>
  );
}

function Shown({ link }: { link: ReturnType<typeof useApplicationStatus> }) {
  const statusMessages = messages.statusMessages;
  const { state, look } = link;
  switch (state.kind) {
    case 'looking':
      return (
        <p className={styles.Looking} role="status">
          <Spinner /> {statusMessages.looking}
        </p>
      );
    case 'shown':
      return <ApplicationDetails {...link} application={state.application} secret={state.secret} />;
    case 'no-link':
      return <LostLink />;
    case 'unknown':
      return (
        <>
          <StatusText heading={statusMessages.unknown.heading}>
            <p>
              {statusMessages.unknown.text} <MailLink address={brand.emails.company} />
            </p>
          </StatusText>
          <LostLink />
        </>
      );
    case 'no-answer':
      return (
        <StatusText heading={statusMessages.noAnswer.heading}>
          <p>{statusMessages.noAnswer.text}</p>
          <p>
            <Button onClick={() => void look()}>{statusMessages.noAnswer.retry}</Button>
          </p>
        </StatusText>
      );
    case 'erased':
      return state.isDisowned ? (
        <StatusText heading={statusMessages.notMe.erased.heading}>
          <p>{statusMessages.notMe.erased.text}</p>
        </StatusText>
      ) : (
        <StatusText heading={statusMessages.erased.heading}>
          <p>{statusMessages.erased.text}</p>
          <p>
            <Link to={paths.careers} {...buttonFrame({ variant: 'secondary' })}>
              {statusMessages.erased.link}
            </Link>
          </p>
        </StatusText>
      );
  }
}

/** A short answer in place of the application. It takes the focus, so that it is read out, with what to do. */
function StatusText({ heading, children }: { heading: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <Stack as="section" gap={4} align="start" className={styles.StatusText}>
      <h2 ref={ref} tabIndex={-1} aria-describedby="own-answer">
        {heading}
      </h2>
      <Stack gap={4} id="own-answer">
        {children}
      </Stack>
    </Stack>
  );
}
