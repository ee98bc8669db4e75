import { Link, useSearchParams } from 'react-router-dom';
import type { OutboxLetter } from '~/api/answers/letters.ts';
import { letterOutcomes } from '~/domain/letter/rules.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { readMailSender, retryLetter, takeBackLetters } from '~/staff/api/letters.ts';
import { readOutbox, retryFailedLetters } from '~/staff/api/outbox.ts';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { routes } from '../../config/staff-paths.ts';
import { ListShell } from '../components/ListShell.tsx';
import { pageSize, usePage } from '../components/paging.ts';
import { PositionName } from '../components/PositionName.tsx';
import { TaskButton } from '../components/TaskButton.tsx';
import { mayRetry, OutcomeText, retriedText, takenBackText } from '../letters/OutcomeText.tsx';
import { NoMailSender } from '../letters/NoMailSender.tsx';
import { Announcement, useAnnouncement } from '../components/use-announcement.tsx';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import { formatDateTime } from '../texts/format-date.ts';
import { outcomeTexts, retriedTexts } from '../texts/letter-texts.ts';
import { counted } from '../texts/texts.ts';
import styles from './Outbox.module.css';

/** All messages to applicants: what waits, what was sent, what was refused and why. */
export function OutboxPage() {
  const { rights } = useMember();
  const { page, offset } = usePage();
  const [address] = useSearchParams();
  const outcome = letterOutcomes.find((one) => one === address.get('outcome')) ?? '';
  const query = useQuery(`${outcome} ${page}`, () => readOutbox(outcome, offset, pageSize));
  const sender = useSender();
  const { rows = [], counts = {}, worth_retrying: worthRetrying = 0 } = query.value ?? {};
  const announcement = useAnnouncement();
  const say = (text: string) => {
    announcement.say(text);
    query.reload();
    sender.reload();
  };
  const all = letterOutcomes.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const before = (
    <>
      <MailSender query={sender} />
      <nav aria-label="Messages by outcome">
        <Row as="ul" gap={2} role="list" className={styles.Outcomes}>
          {(['', ...letterOutcomes] as const).map((one) => (
            <li key={one}>
              <Link
                to={{ search: one === '' ? '' : `outcome=${one}` }}
                aria-current={one === outcome ? 'page' : undefined}
              >
                <span>{one === '' ? 'All' : outcomeTexts[one]}</span>{' '}
                <span>{one === '' ? all : (counts[one] ?? 0)}</span>
              </Link>
            </li>
          ))}
        </Row>
      </nav>
      {rights.mayChange && worthRetrying > 0 && (
        <TaskButton
          name={`Try again: ${counted(worthRetrying, 'message')} not sent`}
          ask={retryFailedLetters}
          onDone={(retried) => say(retriedTexts(retried))}
        />
      )}
      <Announcement text={announcement.text} />
    </>
  );
  return (
    <ListShell
      title="Outbox"
      {...{ before, query, rows }}
      summary={rows.length === 0 ? 'No messages.' : ''}
      heads={['To', 'Position', 'Written', 'Outcome']}
      total={outcome === '' ? all : (counts[outcome] ?? 0)}
      turns={['Newer', 'Older']}
    >
      {(letter) => <LetterRow key={letter.id} letter={letter} mayChange={rights.mayChange} onDone={say} />}
    </ListShell>
  );
}

/** That nobody sends mail, or that what waits should have left. */
function MailSender({ query: { value } }: { query: ReturnType<typeof useSender> }) {
  if (value === null || (value.is_there && value.overdue === 0)) return null;
  return (
    <Stack gap={4}>
      {!value.is_there && (
        <NoMailSender askedAt={value.asked_at}>
          Waiting messages are kept, and go out once email works again.
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
          <TaskButton
            name="Take it back"
            whose={name}
            ask={() => takeBackLetters({ ids: [id] })}
            onDone={({ taken_back: number, too_late: tooLate }) => onDone(takenBackText(number, tooLate))}
          />
        )}
        {mayChange && mayRetry(letter) && (
          <TaskButton
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
