import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { OpenedRequest } from '~/api/answers/accommodations.ts';
import { Reference } from '~/components/Reference/Reference.tsx';
import { languages } from '~/domain/language.ts';
import { oneLine, plainText } from '~/domain/safe-text.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { eraseRequest, openRequest, setRequestState } from '~/staff/api/accommodations.ts';
import { Button, buttonFrame } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { routes } from '../../config/staff-paths.ts';
import { useTask } from '../session/use-task.ts';
import { saying } from '../components/Arrival.tsx';
import { AskButton } from '../components/AskButton.tsx';
import { Fact } from '../components/Fact.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Problem } from '../components/Problem.tsx';
import { RecordPage } from '../components/RecordPage.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { RequestedPosition } from './RequestsPage.tsx';
import styles from './Request.module.css';

/** One request for an accommodation, as the address names it. */
export function RequestPage() {
  return (
    <RecordPage open={openRequest} Before={BackToRequests} missing="Request not found">
      {(request, reload) => <RequestView request={request} onChange={reload} />}
    </RecordPage>
  );
}

function BackToRequests() {
  return (
    <p>
      <Link to={routes.accommodations} {...buttonFrame({ variant: 'quiet' })}>
        All requests
      </Link>
    </p>
  );
}

function RequestView({ request, onChange }: { request: OpenedRequest; onChange: () => void }) {
  const { email, phone, needs, language } = request;
  const spoken = languages.find((each) => each === language);
  return (
    <Stack as="article" gap={4}>
      <PageTitle title="Accommodation request">
        <bdi translate="no">{oneLine(request.full_name) || 'No name'}</bdi>
      </PageTitle>
      {request.flagged_reason !== '' && (
        <p className={styles.Flag}>
          Flagged: <bdi>{oneLine(request.flagged_reason)}</bdi>
        </p>
      )}
      <dl className={styles.Facts}>
        <Fact name="Email">
          {email === '' ? (
            'Not given'
          ) : (
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
              <bdi translate="no">{oneLine(email)}</bdi>
            </a>
          )}
        </Fact>
        <Fact name="Phone">
          {phone === '' ? (
            'Not given'
          ) : (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <bdi dir="ltr" translate="no">
                {oneLine(phone)}
              </bdi>
            </a>
          )}
        </Fact>
        <Fact name="Position">
          <RequestedPosition id={request.job_id} />
        </Fact>
        <Fact name="Language of the page">{spoken === undefined ? language : languageNames[spoken]}</Fact>
        <Fact name="Reference">
          <Reference value={request.reference} />
        </Fact>
        <Fact name="Received">
          <time dateTime={request.created_at}>{formatDateTime(request.created_at)}</time>
        </Fact>
        <Fact name="State">
          {request.answered_at === null ? 'Open' : `Answered on ${formatDateTime(request.answered_at)}`}
        </Fact>
      </dl>
      <section aria-labelledby="needs">
        <h2 id="needs">What would help</h2>
        <p dir="auto" lang={language} className={styles.Words}>
          {plainText(needs)}
        </p>
      </section>
      <Handling request={request} onChange={onChange} />
    </Stack>
  );
}

function Handling({ request: { id, state }, onChange }: { request: OpenedRequest; onChange: () => void }) {
  const { isBusy, failure, run } = useTask();
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState('');
  const next = state === 'open' ? 'answered' : 'open';
  const move = () => {
    setAnnouncement('');
    return run(
      () => setRequestState(id, next),
      () => {
        setAnnouncement(next === 'answered' ? 'Marked as answered.' : 'Open again.');
        onChange();
      },
    );
  };
  return (
    <Stack as="section" gap={4} aria-label="Handling">
      <Row gap={3}>
        <Button aria-disabled={isBusy} onClick={() => void move()}>
          {state === 'open' ? 'Mark as answered' : 'Mark as open again'}
        </Button>
        <AskButton
          button="Erase this request …"
          variant="quiet"
          title="Erase this request?"
          keep="Keep it"
          confirm="Yes, erase it"
          ask={() => eraseRequest(id)}
          onDone={() => void navigate(routes.accommodations, saying('The request is erased.'))}
        >
          You cannot undo this. Everything the person wrote is erased.
        </AskButton>
      </Row>
      <p role="status">{announcement}</p>
      <Problem failure={failure} />
    </Stack>
  );
}
