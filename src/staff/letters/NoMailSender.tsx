import type { LetterText } from '~/domain/letter/rules.ts';
import { ButtonLink } from '~/ui/Button/Button.tsx';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import styles from './Letter.module.css';

type NoMailSenderProps = {
  askedAt: string | null;
  /** What can be done instead. */
  children: string;
};

/** Said where one would write and nobody sends. */
export function NoMailSender({ askedAt, children }: NoMailSenderProps) {
  return (
    <p className={styles.NoSender}>
      <span>
        {askedAt === null
          ? 'This site cannot send email: no mail sender is set up. Ask whoever runs the site.'
          : `This site cannot send email at the moment: the mail sender was last active on ${formatDateTime(askedAt)}.`}
      </span>{' '}
      {children}
    </p>
  );
}

/** The ways out for a letter that nobody sends. */
export function MailtoLink({ email, text }: { email: string; text: LetterText }) {
  const query = `subject=${encodeURIComponent(text.subject)}&body=${encodeURIComponent(text.body.replaceAll('\n', '\r\n'))}`;
  return (
    <Row gap={3} align="center">
      <ButtonLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`}>
        Open in your email program
      </ButtonLink>
      <CopyButton
        read={() => `${text.subject}\n\n${text.body}`}
        label="Copy the text"
        copiedLabel="Copied"
        status="Subject and text were copied"
      />
    </Row>
  );
}
