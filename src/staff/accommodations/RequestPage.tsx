import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { OpenedRequest } from '~/api/staff-answers.ts';
import { languages } from '~/domain/language.ts';
import { oneLine, plainText } from '~/domain/safe-text.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { eraseRequest, openRequest, setRequestState } from '~/staff/api/accommodations.ts';
import { Button, buttonFrame } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { routes } from '../../config/staff-paths.ts';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { Problem } from '../components/Problem.tsx';
import { RetryAlert } from '../components/RetryAlert.tsx';
import { formatDateTime } from '../messages/format-date.ts';
import { failureText } from '../messages/messages.ts';
import { handleFailure } from '../session/session.ts';
import { useQuery } from '../session/use-query.ts';
import { RequestedPosition } from './RequestsPage.tsx';
import styles from './Request.module.css';

/** One request for an accommodation, as the address names it. */
export function RequestPage() {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const { value, failure, isLoading, again } = useQuery(id, () => openRequest(staffClient(), id));
  return (
    <>
      <p>
        <Link to={routes.accommodations} {...buttonFrame({ variant: 'quiet' })}>
          All requests
        </Link>
      </p>
      {failure !== null && <RetryAlert failure={failure} onRetry={again} />}
      {value !== null && <Whole request={value} onChange={again} />}
      {value === null && failure === null && (isLoading ? <p role="status">Loading …</p> : <Nothing />)}
    </>
  );
}

function Nothing() {
  return (
    <>
      <PageTitle title="No such request" />
      <p>There is none at this address. It may have been erased.</p>
    </>
  );
}

function Whole({ request, onChange }: { request: OpenedRequest; onChange: () => void }) {
  const { email, phone, needs, language } = request;
  const spoken = languages.find((each) => each === language);
  return (
    <article className={styles.Request}>
      <PageTitle title="Accommodation request">
        <bdi>{oneLine(request.full_name) || 'No name'}</bdi>
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
              <bdi>{oneLine(email)}</bdi>
            </a>
          )}
        </Fact>
        <Fact name="Phone">
          {phone === '' ? (
            'Not given'
          ) : (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{oneLine(phone)}</bdi>
            </a>
          )}
        </Fact>
        <Fact name="Position">
          <RequestedPosition id={request.job_id} />
        </Fact>
        <Fact name="Language of the page">{spoken === undefined ? language : languageNames[spoken]}</Fact>
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
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Handling({ request: { id, state }, onChange }: { request: OpenedRequest; onChange: () => void }) {
  const { isBusy, failure, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const next = state === 'open' ? 'answered' : 'open';
  const move = async () => {
    setSaid('');
    const answer = await run(() => setRequestState(staffClient(), id, next));
    if (answer === null) return;
    if (answer.kind !== 'ok') return handleFailure(answer);
    setSaid(next === 'answered' ? 'Marked as answered.' : 'Open again.');
    onChange();
  };
  return (
    <section aria-label="Handling" className={styles.Handling}>
      <div className={styles.Actions}>
        <Button aria-disabled={isBusy} onClick={() => void move()}>
          {state === 'open' ? 'Mark as answered' : 'Mark as open again'}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Erase this request …
        </Button>
      </div>
      <p role="status">{said}</p>
      <Problem text={failure === null ? null : failureText(failure)} />
      {isAsking && <EraseDialog id={id} onClose={() => setAsking(false)} />}
    </section>
  );
}

function EraseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { isBusy, failure, run } = useTask();
  const navigate = useNavigate();
  const erase = async () => {
    const answer = await run(() => eraseRequest(staffClient(), id));
    if (answer?.kind === 'ok') void navigate(routes.accommodations);
    else if (answer !== null) handleFailure(answer);
  };
  return (
    <Dialog role="alertdialog" labelledBy="erase-title" describedBy="erase-text" onCancel={onClose}>
      <div className={styles.Dialog}>
        <h2 id="erase-title">Erase this request?</h2>
        <p id="erase-text">This cannot be taken back. All that the person wrote goes.</p>
        <Problem text={failure === null ? null : failureText(failure)} />
        <div className={styles.Actions}>
          <Button data-first-focus="" variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => void erase()}>
            Erase for good
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
