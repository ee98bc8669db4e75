import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { Reference } from '~/components/Reference/Reference.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { RequestForm } from './RequestForm.tsx';
import type { SentRequest } from './use-request-form.ts';
import styles from './AccommodationPage.module.css';

/** A short form for who needs something done in another way to apply. What it sends is kept apart from applications. */
export function AccommodationPage() {
  const requestMessages = messages.accommodation;
  const [sent, setSent] = useState<SentRequest | null>(null);
  return (
    <PageBody>
      <PageHead {...requestMessages.head} path={paths.accommodation} image="accommodation" />
      <PageIntro
        title={requestMessages.heading}
        lead={requestMessages.lead}
        picture={<Drawing name="accommodation" />}
      />
      <div className={styles.Columns}>
        {sent === null ? <RequestForm onSent={setSent} /> : <Sent {...sent} />}
        <Stack gap={6} className={styles.Beside}>
          <Stack as="section" gap={4} className={styles.Points} aria-labelledby="accommodation-points">
            <h2 id="accommodation-points">{requestMessages.points.heading}</h2>
            <Stack as="ul" gap={2}>
              {requestMessages.points.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Stack>
            <p>
              <Link to={paths.privacy} target="_blank" rel="noopener">
                {requestMessages.points.privacy}
              </Link>
            </p>
          </Stack>
          <Stack as="section" gap={4} className={styles.OtherWays} aria-labelledby="accommodation-other-ways">
            <h2 id="accommodation-other-ways">{requestMessages.otherWays.heading}</h2>
            <p>{requestMessages.otherWays.text}</p>
            <Row as="p" gap={2} columnGap={5}>
              <MailLink address={brand.emails.company} /> <PhoneLink toPerson />
            </Row>
          </Stack>
        </Stack>
      </div>
    </PageBody>
  );
}

/** Takes the place of the form, and the focus, so that it is read out once, with what follows. */
function Sent({ answerWay, reference }: SentRequest) {
  const sentMessages = messages.accommodation.sent;
  return (
    <Stack as="section" gap={4} align="start" className={styles.Sent} aria-labelledby="accommodation-sent">
      <h2
        id="accommodation-sent"
        tabIndex={-1}
        ref={(heading) => heading?.focus()}
        aria-describedby="accommodation-answer"
      >
        {sentMessages.heading}
      </h2>
      <Stack gap={4} id="accommodation-answer">
        <p>{sentMessages.answer[answerWay]}</p>
        <p>
          {sentMessages.reference}{' '}
          <strong>
            <Reference value={reference} />
          </strong>
        </p>
      </Stack>
      <p>
        <Link to={paths.careers} {...buttonFrame({ variant: 'secondary' })}>
          {sentMessages.link}
        </Link>
      </p>
    </Stack>
  );
}
