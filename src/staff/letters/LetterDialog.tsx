import { useState } from 'react';
import { useForm, useWatch, type Control, type FieldErrors, type Resolver } from 'react-hook-form';
import type { OpenedApplication } from '~/api/answers/applications.ts';
import { refusalHints } from '~/api/answers/refusals.ts';
import { newSubmissionKey } from '~/api/submission-memory.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
import { documentLanguages, languages, type Language } from '~/domain/language.ts';
import type { LetterState } from '~/domain/letter/rules.ts';
import { letterSchema } from '~/domain/letter/schema.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { FormText } from '../components/FormFields.tsx';
import { Problem } from '../components/Problem.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { fillProblemText, languageTexts, letterMessages, placeholderList } from '../texts/letter-texts.ts';
import { stateNames } from '../texts/texts.ts';
import { useStateChange } from '../states/use-state-change.ts';
import { WaitingQuestion } from '../states/WaitingQuestion.tsx';
import {
  cancelledBy,
  ComposerDialog,
  SendFields,
  TemplateField,
  useComposer,
  type Planned,
} from './Composer.tsx';
import { letterDrafts, useAutosave, type LetterDraft } from '../session/drafts.ts';
import {
  builtInTemplates,
  fillLetter,
  textFor,
  valuesFor,
  type FilledLetter,
  type Template,
} from './letter-templates.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { MailtoLink } from './NoMailSender.tsx';
import { SelectField } from '../components/SelectField.tsx';
import layout from '../components/Layout.module.css';
import styles from './Letter.module.css';

/** The language of an application; English for a code that the product has no more. */
export function languageOf(application: Pick<OpenedApplication, 'language'>): Language {
  return languages.find((each) => each === application.language) ?? 'en';
}

/** A letter that nobody has begun: empty, or with the text that usually comes with a state. */
export function newDraft(application: OpenedApplication, state: LetterState | null): LetterDraft {
  const language = languageOf(application);
  const empty: LetterDraft = { template: '', language, state, minutes: null, subject: '', body: '' };
  const template = builtInTemplates.find((each) => state !== null && each.state === state);
  return template === undefined
    ? empty
    : { ...empty, ...textFor(template, language), template: template.key };
}

type DialogProps = {
  application: OpenedApplication;
  draft: LetterDraft;
  /** What was written before, for another state; null when nothing. */
  earlier: LetterDraft | null;
  onClose: () => void;
  /** Somebody else was faster, or something was queued. */
  onChange: () => void;
  /** @param letter the id of what waits to be sent by now. */
  onQueued: (letter: string) => void;
};

/** Writing to an applicant. What was written stays until it is sent or thrown away, also when the session ends. */
export function LetterDialog(props: DialogProps) {
  const { application, draft: begun, onClose } = props;
  const { member, sender, templates, isBusy, failure, send } = useComposer();
  const [conflict, setConflict] = useState<string | null>(null);
  const values = valuesFor(application, member.name);
  const form = useForm({ resolver: letterResolver(values), defaultValues: begun });
  const draft: LetterDraft = { ...begun, ...useWatch({ control: form.control }) };
  const keep = (next: LetterDraft | null) => letterDrafts.keep(member.user_id, application.id, next);
  useAutosave(form, keep);
  const filled = fillLetter(draft, values, draft.language);
  const recipient = recipientOf(application);
  const name = <bdi translate="no">{oneLine(application.full_name) || 'No name'}</bdi>;
  const change = (part: Partial<LetterDraft>) => form.reset({ ...form.getValues(), ...part });
  const onSend = async () => {
    setConflict(null);
    const planned = { recipient, language: draft.language, letter: filled };
    const answer = await send([planned], draft, newSubmissionKey());
    if (answer?.kind === 'refused' && answer.hint === refusalHints.noMailSender) sender.reload();
    if (answer?.kind !== 'ok') return undefined;
    props.onChange();
    const [queued] = answer.value.queued;
    if (queued === undefined) return setConflict(answer.value.skipped[0]?.reason ?? null);
    keep(null);
    return props.onQueued(queued);
  };
  return (
    <ComposerDialog
      title={<>Message to {name}</>}
      sender={sender.value}
      instead="You can write here and send it with your own email program. The history will not show it, and you set the state separately."
      onClose={onClose}
    >
      <Stack as="form" gap={4} noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
        <TemplateFields {...{ application, draft, templates }} earlier={props.earlier} onChange={change} />
        <TextFields control={form.control} language={draft.language} unfilled={unfilledText(filled)} />
        <EnglishVersion {...{ draft, templates, values }} />
        <Stack as="section" gap={4} aria-labelledby="letter-preview">
          <h3 id="letter-preview">What {name} will receive</h3>
          <LetterPreview text={filled} language={draft.language} />
        </Stack>
        {sender.value?.is_there === false && (
          <>
            <MailtoLink email={application.email} text={filled} />
            <StateAlone application={application} state={draft.state} onChange={props.onChange} />
          </>
        )}
        {sender.value?.is_there && (
          <SendFields
            sender={sender.value}
            options={draft}
            current={shownState(application)}
            keeps={`Stays as it is: ${stateNames[application.state]}`}
            whom=""
            isDisabled={isBusy}
            onChange={change}
          >
            <CancelledLetters cancelled={cancelledBy(recipient, draft.state)} application={application} />
            <p>{`You can take it back until then${draft.state === null ? '.' : ', and the state with it.'}`}</p>
          </SendFields>
        )}
        <Problem failure={failure} text={conflictText(conflict, application)} />
        {sender.failure !== null && <Problem failure={sender.failure} />}
        <Row gap={3} align="center">
          <Button variant="quiet" onClick={onClose}>
            Continue later
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              keep(null);
              onClose();
            }}
          >
            Discard it
          </Button>
        </Row>
      </Stack>
    </ComposerDialog>
  );
}

const letter = letterSchema(letterMessages);

/** Judges a letter as its recipient gets it: a word in braces that nothing fills in keeps it from being sent. */
function letterResolver(values: ReturnType<typeof valuesFor>): Resolver<LetterDraft> {
  return (draft) => {
    const filled = fillLetter(draft, values, draft.language);
    const { error } = letter.safeParse(filled);
    const unfilled = unfilledText(filled);
    const errors: FieldErrors<LetterDraft> = {
      ...(unfilled && { body: { type: 'fill', message: unfilled } }),
    };
    for (const { path, message } of error?.issues ?? [])
      errors[path[0] === 'subject' ? 'subject' : 'body'] = { type: 'text', message };
    return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
  };
}

/** What cannot be filled in, as sentences; null when nothing. */
function unfilledText({ problems }: FilledLetter): string | null {
  return [...new Set(problems.map(fillProblemText))].join(' ') || null;
}

type TextFieldsProps = { control: Control<LetterDraft>; language: Language; unfilled: string | null };

function TextFields({ control, language, unfilled }: TextFieldsProps) {
  const lang = documentLanguages[language];
  return (
    <>
      <FormText {...{ control, lang }} name="subject" id="letter-subject" label="Subject" />
      <FormText
        {...{ control, lang }}
        name="body"
        id="letter-body"
        label="Text"
        hint={`Words in braces are filled in for you: ${placeholderList}.`}
        rows={12}
        className={layout.LongText}
        error={unfilled}
      />
    </>
  );
}

/** The state that a letter cannot bring: the applicant reads it already. One that waits to be shown comes with the letter. */
function shownState({ state, visible_state: visible }: OpenedApplication): ApplicationState | null {
  return state === visible ? state : null;
}

/** The applicant as the page shows the application. */
function recipientOf({ id, letters, state }: OpenedApplication): Planned['recipient'] {
  const waiting = letters.flatMap((letter) =>
    letter.outcome === 'waiting' && letter.state_after !== null
      ? [{ id: letter.id, state: letter.state_after }]
      : [],
  );
  return { id, newest_letter: letters.at(-1)?.id ?? null, state, waiting };
}

type CancelledProps = { cancelled: readonly { id: string }[]; application: OpenedApplication };

/** Which letters go when this one is sent. */
function CancelledLetters({ cancelled, application: { letters } }: CancelledProps) {
  const named = letters.filter(({ id }) => cancelled.some((each) => each.id === id));
  if (named.length === 0) return null;
  const list = named.map(({ subject, author_name: author }) => `“${subject}” from ${author}`).join(', ');
  return <p>{`This cancels messages that are waiting and would set another state: ${list}.`}</p>;
}

type StateAloneProps = Pick<DialogProps, 'application' | 'onChange'> & { state: LetterState | null };

/** The state that comes with a letter, where nobody sends the letter from here. */
function StateAlone({ application, state, onChange }: StateAloneProps) {
  const { report, ...change } = useStateChange(onChange);
  return (
    <>
      {state !== null && state !== application.state && (
        <Row gap={3} align="center">
          <Button
            variant="secondary"
            aria-disabled={change.isBusy}
            onClick={() => void change.change([application.id], state, application.state)}
          >
            {`Set the state to ${stateNames[state]}`}
          </Button>
        </Row>
      )}
      <p role="status">{report.text}</p>
      <Problem failure={change.failure} text={report.problem} />
      <WaitingQuestion change={change} />
    </>
  );
}

/** What somebody else has done since the page was opened; the application is the newest one by now. */
function conflictText(reason: string | null, { letters, state }: OpenedApplication): string | null {
  const newest = letters.at(-1);
  switch (reason) {
    case null:
      return null;
    case 'other_letter':
      return newest === undefined
        ? 'Somebody else has written in the meantime. Yours was not sent.'
        : `${newest.author_name} wrote to this applicant at ${formatDateTime(newest.created_at)}, while this page was open: “${newest.subject}”. Yours was not sent. To send it anyway, press again.`;
    case 'other_state':
      return `Somebody else has changed the state to ${stateNames[state]} in the meantime. Yours was not sent. To send it anyway, press again.`;
    case 'waiting_letter':
      return 'Not sent: a message with another state is being sent right now. Try again in a minute.';
    default:
      return 'Not sent: this applicant asked for no more emails, or emails to the address came back.';
  }
}

type TemplateProps = Pick<DialogProps, 'application' | 'draft' | 'earlier'> & {
  templates: readonly Template[];
  onChange: (part: Partial<LetterDraft>) => void;
};

function TemplateFields({ application, draft, templates, earlier, onChange }: TemplateProps) {
  const [before, setBefore] = useState(earlier);
  const applicantLanguage = languageOf(application);
  const use = (template: Template | undefined, language: Language) => {
    if (template === undefined) return onChange({ template: '', language });
    // Whatever was written by hand can be brought back.
    if (draft.body !== '' && !isUntouched(draft, templates)) setBefore(draft);
    const state = template.state === shownState(application) ? null : template.state;
    return onChange({ ...textFor(template, language), template: template.key, state });
  };
  const choice = templates.find(({ key }) => key === draft.template);
  return (
    <>
      <div className={styles.Pair}>
        <TemplateField
          templates={templates}
          none="None: write your own"
          value={draft.template}
          onChange={(key) =>
            use(
              templates.find((each) => each.key === key),
              applicantLanguage,
            )
          }
        />
        {applicantLanguage !== 'en' && (
          <SelectField
            id="letter-language"
            label="Language"
            value={draft.language}
            choices={[applicantLanguage, 'en' as const].map((value) => ({
              value,
              name:
                value === applicantLanguage
                  ? `${languageTexts[value]}, the language of the application`
                  : languageTexts[value],
            }))}
            onChange={(language) => use(choice, language || applicantLanguage)}
          />
        )}
      </div>
      {choice !== undefined && choice.texts[applicantLanguage] === undefined && (
        <p>{`This template has no text in ${languageTexts[applicantLanguage]}, so it is in English.`}</p>
      )}
      {before !== null && (
        <Row gap={3} align="center">
          <Button
            variant="secondary"
            onClick={() => {
              onChange(before);
              setBefore(null);
            }}
          >
            Bring back what I wrote
          </Button>
        </Row>
      )}
    </>
  );
}

/** Whether a draft says what its template says. */
function isUntouched(
  { template: key, language, subject, body }: LetterDraft,
  templates: readonly Template[],
): boolean {
  const template = templates.find((each) => each.key === key);
  if (template === undefined) return false;
  const text = textFor(template, language);
  return text.subject === subject && text.body === body;
}

/** What a template says in English, beside its text in another language. */
function EnglishVersion({
  draft,
  templates,
  values,
}: Pick<TemplateProps, 'draft' | 'templates'> & { values: ReturnType<typeof valuesFor> }) {
  const template = templates.find(({ key }) => key === draft.template);
  if (template === undefined || draft.language === 'en') return null;
  return (
    <details className={styles.English}>
      <summary>The template in English</summary>
      <LetterPreview text={fillLetter(textFor(template, 'en'), values, 'en')} language="en" />
    </details>
  );
}
