import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { RequestForm } from './RequestForm.tsx';
import type { AnswerWay } from './use-request-form.ts';
import styles from './AccommodationPage.module.css';

/** A short form for who needs something done in another way to apply. What it sends is kept apart from applications. */
export function AccommodationPage() {
  const requestMessages = messages.accommodation;
  const [answerWay, setAnswerWay] = useState<AnswerWay | null>(null);
  return (
    <PageBody>
      <PageHead {...requestMessages.head} path={paths.accommodation} image="accommodation" />
      <PageIntro
        title={requestMessages.heading}
        lead={requestMessages.lead}
        picture={<Drawing name="accommodation" />}
      />
      <div className={styles.Columns}>
        {answerWay === null ? <RequestForm onSent={setAnswerWay} /> : <Sent answerWay={answerWay} />}
        <div className={styles.Beside}>
          <section className={styles.Points} aria-labelledby="accommodation-points">
            <h2 id="accommodation-points">{requestMessages.points.heading}</h2>
            <ul>
              {requestMessages.points.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>
              <Link to={paths.privacy} target="_blank" rel="noopener">
                {requestMessages.points.privacy}
              </Link>
            </p>
          </section>
          <section className={styles.OtherWays} aria-labelledby="accommodation-other-ways">
            <h2 id="accommodation-other-ways">{requestMessages.otherWays.heading}</h2>
            <p>{requestMessages.otherWays.text}</p>
            <p className={styles.Contacts}>
              <MailLink address={brand.emails.company} /> <PhoneLink toPerson />
            </p>
          </section>
        </div>
      </div>
    </PageBody>
  );
}

/** Takes the place of the form, and the focus, so that it is read out once. */
function Sent({ answerWay }: { answerWay: AnswerWay }) {
  const sentMessages = messages.accommodation.sent;
  return (
    <section className={styles.Sent} aria-labelledby="accommodation-sent">
      <h2 id="accommodation-sent" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {sentMessages.heading}
      </h2>
      <p>{sentMessages.answer[answerWay]}</p>
      <p>
        <Link to={paths.careers} {...buttonFrame({ variant: 'secondary' })}>
          {sentMessages.link}
        </Link>
      </p>
    </section>
  );
}
