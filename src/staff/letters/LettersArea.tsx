import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenedApplication } from '~/api/answers/applications.ts';
import type { ApplicationLetter } from '~/api/answers/letters.ts';
import type { LetterOutcome } from '~/domain/letter/rules.ts';
import { retryLetter, takeBackLetters } from '~/staff/api/letters.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { TaskButton } from '../components/TaskButton.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { obstacleTexts } from '../texts/letter-texts.ts';
import { useMember } from '../session/member.ts';
import { letterDrafts } from '../session/drafts.ts';
import { mayRetry, OutcomeText, retriedText, takenBackText } from './OutcomeText.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import styles from './Letter.module.css';

/** What was done last to a letter, said as long as it is true: while the letter has that outcome, or has not come yet. */
export type Announcement = { text: string; letter: string; outcome: LetterOutcome };

type LettersProps = {
  application: OpenedApplication;
  announcement: Announcement | null;
  onAnnounce: (announcement: Announcement) => void;
  onWrite: () => void;
  onChange: () => void;
};

/** What was written to the applicant, oldest first, what became of it, and the way to write. */
export function LettersArea({ application, announcement, onAnnounce, onWrite, onChange }: LettersProps) {
  const { member, rights } = useMember();
  const draft = letterDrafts.useDraft(member.user_id, application.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(application.letters, onChange);
  const { mail_obstacle: obstacle, letters } = application;
  const onDone = (done: Announcement) => {
    // The button goes: the focus would fall to the top of the page.
    heading.current?.focus();
    onAnnounce(done);
    onChange();
  };
  const said = letters.find(({ id }) => id === announcement?.letter);
  const isTrue = said === undefined || said.outcome === announcement?.outcome;
  return (
    <Stack as="section" gap={4} aria-labelledby="letters">
      <h2 id="letters" ref={heading} tabIndex={-1}>
        Messages
      </h2>
      {letters.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <Stack as="ul" gap={4} role="list">
          {letters.map((letter) => (
            <Letter key={letter.id} letter={letter} mayChange={rights.mayChange} onDone={onDone} />
          ))}
        </Stack>
      )}
      <p role="status">{isTrue ? announcement?.text : ''}</p>
      {obstacle !== null && <p>{`You cannot write to this applicant: ${obstacleTexts[obstacle]}.`}</p>}
      {rights.mayChange && obstacle === null && (
        <Row gap={3} align="center">
          <Button variant="secondary" onClick={onWrite}>
            {draft === null ? 'Write a message …' : 'Continue your message …'}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Seconds after a letter's time at which the page asks whether it has gone. Then it waits to be asked. */
const refetchAfterSeconds = [3, 10, 30, 60, 120];

/** Reads the page again when a letter that waits should have been sent. */
function useArrival(letters: readonly ApplicationLetter[], onChange: () => void): void {
  const next = letters
    .filter(({ outcome }) => outcome === 'waiting')
    .map((letter) => letter.send_after)
    .toSorted()[0];
  const ask = useEffectEvent(onChange);
  useEffect(() => {
    if (next === undefined) return undefined;
    const due = Date.parse(next);
    // A timer takes 24 days at most; a letter waits for 7.
    const timers = refetchAfterSeconds
      .map((seconds) => due + seconds * 1_000 - Date.now())
      .filter((rest) => rest > 0)
      .map((rest) => setTimeout(() => ask(), rest));
    return () => timers.forEach(clearTimeout);
  }, [next]);
}

type LetterProps = {
  letter: ApplicationLetter;
  mayChange: boolean;
  onDone: (announcement: Announcement) => void;
};

function Letter({ letter, mayChange, onDone }: LetterProps) {
  const { author_name: author, created_at: at, subject } = letter;
  return (
    <Stack as="li" gap={2} align="start" className={styles.Letter}>
      <p className={styles.By}>
        <bdi translate="no">{author}</bdi> · <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <p>
        <OutcomeText letter={letter} />
      </p>
      <details>
        <summary>
          <bdi>{subject}</bdi>
        </summary>
        <LetterPreview text={letter} language={letter.language} />
      </details>
      {mayChange && letter.outcome === 'waiting' && <TakeBack letter={letter} onDone={onDone} />}
      {mayChange && mayRetry(letter) && (
        <TaskButton
          name="Try again"
          ask={() => retryLetter(letter.id)}
          onDone={(retried) =>
            onDone({
              text: retriedText(retried),
              letter: letter.id,
              outcome: retried.changed === 1 ? 'waiting' : retried.obstacle === null ? 'sent' : 'failed',
            })
          }
        />
      )}
    </Stack>
  );
}

function TakeBack({ letter, onDone }: Pick<LetterProps, 'letter' | 'onDone'>) {
  const { id, batch, waiting_at_once: waiting } = letter;
  const report = ({ taken_back: number, too_late: tooLate }: { taken_back: number; too_late: number }) =>
    onDone({
      text: takenBackText(number, tooLate),
      letter: id,
      outcome: number > 0 ? 'taken_back' : letter.outcome,
    });
  return (
    <Row gap={3} align="center">
      <TaskButton name="Take it back" ask={() => takeBackLetters({ ids: [id] })} onDone={report} />
      {waiting > 1 && (
        <TaskButton
          name={`Take back all ${waiting} sent together`}
          variant="quiet"
          ask={() => takeBackLetters({ batch })}
          onDone={report}
        />
      )}
    </Row>
  );
}
