import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OutboxLetter } from '~/api/staff-answers.ts';
import { letterOutcomes, type LetterOutcome } from '~/domain/letter/rules.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { readMailSender, retryLetter, takeBackLetters } from '~/staff/api/letters.ts';
import { readOutbox, retryFailedLetters } from '~/staff/api/outbox.ts';
import type { Result } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { routes } from '../../config/staff-paths.ts';
import { pageSize, pagesOf } from '../applications/filters.ts';
import { ListTable } from '../components/ListTable.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Pagination, usePage } from '../components/Pagination.tsx';
import { PositionName } from '../components/PositionName.tsx';
import { Problem } from '../components/Problem.tsx';
import { mayRetry, OutcomeText, retriedText, takenBackText } from '../letters/OutcomeText.tsx';
import { NoMailSender } from '../letters/NoMailSender.tsx';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import { useTask } from '../session/use-task.ts';
import { formatDateTime } from '../texts/format-date.ts';
import { outcomeTexts, retriedTexts } from '../texts/letter-texts.ts';
import { counted } from '../texts/texts.ts';
import styles from './Outbox.module.css';

const pageOf = (outcome: LetterOutcome | '', page = 1) => {
  const search = new URLSearchParams({
    ...(outcome === '' ? {} : { outcome }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return { pathname: routes.outbox, search: search.toString() };
};

/** All messages to applicants: what waits, what was sent, what was refused and why. */
export function OutboxPage() {
  const { rights } = useMember();
  const page = usePage();
  const [address] = useSearchParams();
  const outcome = letterOutcomes.find((one) => one === address.get('outcome')) ?? '';
  const query = useQuery(`${outcome} ${page}`, () => readOutbox(outcome, (page - 1) * pageSize, pageSize));
  const sender = useSender();
  const { value, reload } = query;
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const say = (text: string) => {
    setAnnouncement(text);
    reload();
    sender.reload();
    // The button that was pressed goes with its row, and the focus would fall to the top of the page.
    setTimeout(() => status.current?.focus());
  };
  const { counts = {} } = value ?? {};
  const all = letterOutcomes.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const total = outcome === '' ? all : (counts[outcome] ?? 0);
  return (
    <>
      <PageTitle title="Outbox" />
      <MailSender query={sender} />
      <nav aria-label="Messages by outcome">
        <Row as="ul" gap={2} role="list" className={styles.Outcomes}>
          {(['', ...letterOutcomes] as const).map((one) => (
            <li key={one}>
              <Link to={pageOf(one)} aria-current={one === outcome ? 'page' : undefined}>
                <span>{one === '' ? 'All' : outcomeTexts[one]}</span>{' '}
                <span>{one === '' ? all : (counts[one] ?? 0)}</span>
              </Link>
            </li>
          ))}
        </Row>
      </nav>
      {rights.mayChange && value !== null && value.worth_retrying > 0 && (
        <Action
          name={`Try again: ${counted(value.worth_retrying, 'message')} not sent`}
          ask={retryFailedLetters}
          onDone={(retried) => say(retriedTexts(retried))}
        />
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {announcement}
      </p>
      <LoadState query={query} loading="Loading …" />
      {value !== null && value.rows.length === 0 && <p>No messages.</p>}
      {value !== null && value.rows.length > 0 && (
        <>
          <ListTable caption="Messages" heads={['To', 'Position', 'Written', 'Outcome']}>
            {value.rows.map((letter) => (
              <LetterRow key={letter.id} letter={letter} mayChange={rights.mayChange} onDone={say} />
            ))}
          </ListTable>
          <Pagination
            label="Pages of the outbox"
            page={page}
            last={pagesOf(total)}
            addressOf={(number) => pageOf(outcome, number)}
            names={['Newer', 'Older']}
          />
        </>
      )}
    </>
  );
}

/** That nobody sends mail, or that what waits should have left. */
function MailSender({ query: { value } }: { query: ReturnType<typeof useSender> }) {
  if (value === null || (value.is_there && value.overdue === 0)) return null;
  return (
    <Stack gap={4}>
      {!value.is_there && (
        <NoMailSender askedAt={value.asked_at}>
          Waiting messages are kept, and go out once mail works again.
        </NoMailSender>
      )}
      {value.overdue > 0 && <p>{`${counted(value.overdue, 'message')} should have been sent already.`}</p>}
    </Stack>
  );
}

const useSender = () => useQuery('mail-sender', readMailSender);

type LetterRowProps = { letter: OutboxLetter; mayChange: boolean; onDone: (text: string) => void };

function LetterRow({ letter, mayChange, onDone }: LetterRowProps) {
  const { id, full_name: name, author_name: author, created_at: at } = letter;
  return (
    <tr>
      <th scope="row">
        <Link to={routes.application(letter.application_id)} dir="auto" translate="no">
          {oneLine(name)}
        </Link>
      </th>
      <td data-label="Position">
        <PositionName id={letter.job_id} title={letter.job_title} language={letter.language} />
      </td>
      <td data-label="Written">
        <time dateTime={at}>{formatDateTime(at)}</time>
        <span> by </span>
        <bdi translate="no">{author}</bdi>
      </td>
      <td data-label="Outcome">
        <span>
          <OutcomeText letter={letter} />
        </span>
        {mayChange && letter.outcome === 'waiting' && (
          <Action
            name="Take it back"
            whose={name}
            ask={() => takeBackLetters({ ids: [id] })}
            onDone={({ taken_back: number, too_late: tooLate }) => onDone(takenBackText(number, tooLate))}
          />
        )}
        {mayChange && mayRetry(letter) && (
          <Action
            name="Try again"
            whose={name}
            ask={() => retryLetter(id)}
            onDone={(retried) => onDone(retriedText(retried))}
          />
        )}
      </td>
    </tr>
  );
}

type ActionProps<Value> = {
  name: string;
  /** The name of whom it is about, to who hears the button alone. */
  whose?: string;
  ask: () => Promise<Result<Value>>;
  onDone: (value: Value) => void;
};

function Action<Value>({ name, whose, ask, onDone }: ActionProps<Value>) {
  const { isBusy, failure, run } = useTask();
  return (
    <div>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void run(ask, onDone)}>
        <span>{name}</span>
        {whose !== undefined && <VisuallyHidden>{`: ${oneLine(whose)}`}</VisuallyHidden>}
      </Button>
      <Problem failure={failure} />
    </div>
  );
}
