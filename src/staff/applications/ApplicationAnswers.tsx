import type { ReactNode } from 'react';
import type { FullApplication } from '~/api/answers/applications.ts';
import { fieldColumns } from '~/config/application-row.ts';
import { longFields, writtenFields, type WrittenField } from '~/domain/application/application.ts';
import { languages } from '~/domain/language.ts';
import { oneLine, plainText } from '~/domain/safe-text.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { fields } from '~/i18n/generated/en/application.ts';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Fact } from '../components/Fact.tsx';
import styles from './Application.module.css';

/** What is carried into another program. */
const copied = new Set<WrittenField>(['email', 'phone']);

/** Everything that the applicant wrote. */
export function ApplicationAnswers({ application }: { application: FullApplication }) {
  const language = languages.find((each) => each === application.language);
  return (
    <Stack as="section" gap={4} aria-labelledby="wrote" className={styles.Answers}>
      <h2 id="wrote">What they wrote</h2>
      <dl>
        {writtenFields.map((field) => (
          <AnswerText
            key={field}
            field={field}
            text={application[fieldColumns[field]]}
            language={application.language}
          />
        ))}
        <Fact name="Language of the page">
          {language === undefined ? application.language : languageNames[language]}
        </Fact>
      </dl>
    </Stack>
  );
}

type AnswerTextProps = { field: WrittenField; text: string; language: string };

/** Where an answer leads: to a mail, a call, a profile on another tab. Fields that lead nowhere are texts. */
const addresses: Partial<Record<WrittenField, (text: string) => string>> = {
  email: (text) => `mailto:${encodeURIComponent(text).replace('%40', '@')}`,
  phone: (text) => `tel:${text.replaceAll(/[^+\d]/g, '')}`,
  // Only what the database lets in is followed: a profile at linkedin.com.
  linkedinProfile: (text) => (/^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/in\//i.test(text) ? text : ''),
};

/** A text in letters of its own direction, set apart from what stands around it, without characters that hide or turn. */
function AnswerText({ field, text, language }: AnswerTextProps) {
  const isLong = longFields.has(field);
  const name = fields[field].label.replace(' (optional)', '');
  if (text === '') return <Fact name={name}>–</Fact>;
  const shown = isLong ? plainText(text) : oneLine(text);
  return (
    <Fact name={name} isLong={isLong}>
      <AnswerLink field={field} text={shown}>
        <span
          dir="auto"
          lang={isLong ? language : undefined}
          className={styles.Text}
          translate={isLong ? undefined : 'no'}
        >
          {shown}
        </span>
      </AnswerLink>
      {copied.has(field) && (
        <CopyButton
          read={() => shown}
          label="Copy"
          copiedLabel="Copied"
          status={`${name} was copied`}
          name={`Copy ${name}`}
          variant="quiet"
        />
      )}
    </Fact>
  );
}

function AnswerLink({ field, text, children }: { field: WrittenField; text: string; children: ReactNode }) {
  const address = addresses[field]?.(text) ?? '';
  if (address === '') return children;
  return (
    <a href={address} target={field === 'linkedinProfile' ? '_blank' : undefined} rel="noopener noreferrer">
      {children}
    </a>
  );
}
