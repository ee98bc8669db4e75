import { useState, type FormEvent } from 'react';
import { refusalHints, type OpenedApplication } from '~/api/staff-answers.ts';
import { documentLanguages, languages, type Language } from '~/domain/language.ts';
import { maxBodyLength, maxSubjectLength, type MessageState } from '~/domain/message/rules.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { Problem } from '../components/Problem.tsx';
import { formatDateTime } from '../messages/format-date.ts';
import { fillProblemText, languageTexts, lengthProblem, placeholderList } from '../messages/message-texts.ts';
import { stateNames } from '../messages/messages.ts';
import { ComposerDialog, SendFields, TemplateField, useComposer } from './Composer.tsx';
import { messageDrafts, type MessageDraft } from './drafts.ts';
import {
  builtInTemplates,
  fillMessage,
  textFor,
  valuesFor,
  type FilledMessage,
  type Template,
} from './message-templates.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { OwnMailProgram } from './NoMailSender.tsx';
import { SelectField } from './SelectField.tsx';
import layout from '../components/Layout.module.css';
import styles from './Message.module.css';

/** The language of an application; English for a code that the product has no more. */
export function languageOf(application: Pick<OpenedApplication, 'language'>): Language {
  return languages.find((each) => each === application.language) ?? 'en';
}

/** A message that nobody has begun: empty, or with the text that usually comes with a state. */
export function newDraft(application: OpenedApplication, state: MessageState | null): MessageDraft {
  const language = languageOf(application);
  const empty: MessageDraft = { template: '', language, state, minutes: null, subject: '', body: '' };
  const template = builtInTemplates.find((each) => state !== null && each.state === state);
  return template === undefined
    ? empty
    : { ...empty, ...textFor(template, language), template: template.key };
}

type DialogProps = {
  application: OpenedApplication;
  draft: MessageDraft;
  /** What was written before, for another state; null when nothing. */
  earlier: MessageDraft | null;
  onClose: () => void;
  /** Somebody else was faster, or something was queued. */
  onChange: () => void;
  onQueued: () => void;
};

/** Writing to an applicant. What was written stays until it is sent or thrown away, also when the session ends. */
export function MessageDialog(props: DialogProps) {
  const { application, draft, onClose, onChange } = props;
  const { member, sender, templates, isBusy, failure, send } = useComposer();
  const [conflict, setConflict] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const name = oneLine(application.full_name) || 'No name';
  const values = valuesFor(application, member.name);
  const filled = fillMessage(draft, values, draft.language);
  const problems = problemsOf(filled);
  const change = (part: Partial<MessageDraft>) =>
    messageDrafts.keep(member.user_id, application.id, { ...draft, ...part });
  const forget = () => {
    messageDrafts.keep(member.user_id, application.id, null);
    onClose();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setConflict(null);
    if (problems.subject !== null) return document.getElementById('message-subject')?.focus();
    if (problems.body !== null) return document.getElementById('message-body')?.focus();
    const { id, messages, state } = application;
    const recipient = { id, newest_message: messages.at(-1)?.id ?? null, state };
    const planned = { recipient, language: draft.language, message: filled };
    const answer = await send([planned], draft, crypto.randomUUID());
    if (answer?.kind === 'refused' && answer.hint === refusalHints.noMailSender) sender.again();
    if (answer?.kind !== 'ok') return undefined;
    onChange();
    const [kept] = answer.value.kept;
    if (kept !== undefined) return setConflict(kept.reason);
    messageDrafts.keep(member.user_id, id, null);
    return props.onQueued();
  };
  const title = (
    <>
      Message to <bdi>{name}</bdi>
    </>
  );
  return (
    <ComposerDialog title={title} sender={sender.value} onClose={onClose}>
      <form noValidate className={styles.Form} onSubmit={(event) => void onSubmit(event)}>
        <TemplateFields
          application={application}
          draft={draft}
          templates={templates}
          earlier={props.earlier}
          onChange={change}
        />
        <TextInput
          id="message-subject"
          label="Subject"
          lang={documentLanguages[draft.language]}
          error={isTried ? problems.subject : null}
          value={draft.subject}
          onChange={(subject) => change({ subject })}
        />
        <TextInput
          id="message-body"
          label="Text"
          hint={`In braces stands what is filled in: ${placeholderList}.`}
          rows={12}
          lang={documentLanguages[draft.language]}
          className={layout.LongText}
          error={isTried || filled.problems.length > 0 ? problems.body : null}
          value={draft.body}
          onChange={(body) => change({ body })}
        />
        <EnglishVersion draft={draft} templates={templates} values={values} />
        <section aria-labelledby="message-preview" className={styles.Form}>
          <h3 id="message-preview">
            What <bdi>{name}</bdi> gets
          </h3>
          <MessagePreview text={filled} language={draft.language} />
        </section>
        {sender.value?.is_there === false ? (
          <OwnMailProgram email={application.email} text={filled} />
        ) : (
          sender.value !== null && (
            <SendFields
              sender={sender.value}
              options={draft}
              current={application.state}
              keeps={`Stays as it is: ${stateNames[application.state]}`}
              whom=""
              isDisabled={isBusy}
              onChange={change}
            >
              <p>Until then it can be taken back{draft.state === null ? '.' : ', the state with it.'}</p>
            </SendFields>
          )
        )}
        <Problem failure={failure} text={conflictText(conflict, application)} />
        {sender.failure !== null && <Problem failure={sender.failure} />}
        <div className={styles.Actions}>
          <Button variant="quiet" onClick={onClose}>
            Go on later
          </Button>
          <Button variant="quiet" onClick={forget}>
            Throw it away
          </Button>
        </div>
      </form>
    </ComposerDialog>
  );
}

/** What keeps subject and text from being sent, as sentences. */
function problemsOf({ subject, body, problems }: FilledMessage): Record<'subject' | 'body', string | null> {
  const unfilled = [...new Set(problems.map(fillProblemText))].join(' ');
  return {
    subject: lengthProblem(subject, maxSubjectLength, 'Write a subject.'),
    body: lengthProblem(body, maxBodyLength, 'Write a text.') ?? (unfilled || null),
  };
}

/** What somebody else has done since the page was opened; the application is the newest one by now. */
function conflictText(reason: string | null, { messages, state }: OpenedApplication): string | null {
  const newest = messages.at(-1);
  switch (reason) {
    case null:
      return null;
    case 'other_message':
      return newest === undefined
        ? 'Somebody else has written meanwhile. Yours is not sent.'
        : `${newest.author_name} wrote to this applicant at ${formatDateTime(newest.created_at)}, while this page was open: “${newest.subject}”. Yours is not sent. To send it all the same, press again.`;
    case 'other_state':
      return `Somebody else has changed the state to ${stateNames[state]} meanwhile. Yours is not sent. To send it all the same, press again.`;
    default:
      return 'Not sent: this applicant gets no mail any more.';
  }
}

type TemplateProps = Pick<DialogProps, 'application' | 'draft' | 'earlier'> & {
  templates: readonly Template[];
  onChange: (part: Partial<MessageDraft>) => void;
};

function TemplateFields({ application, draft, templates, earlier, onChange }: TemplateProps) {
  const [before, setBefore] = useState(earlier);
  const theirs = languageOf(application);
  const use = (template: Template | undefined, language: Language) => {
    if (template === undefined) return onChange({ template: '', language });
    // Whatever was written by hand can be brought back.
    if (draft.body !== '' && !isUntouched(draft, templates)) setBefore(draft);
    const state = template.state === application.state ? null : template.state;
    return onChange({ ...textFor(template, language), template: template.key, state });
  };
  const choice = templates.find(({ key }) => key === draft.template);
  return (
    <>
      <div className={styles.Pair}>
        <TemplateField
          templates={templates}
          none="None: write freely"
          value={draft.template}
          onChange={(key) =>
            use(
              templates.find((each) => each.key === key),
              theirs,
            )
          }
        />
        {theirs !== 'en' && (
          <SelectField
            id="message-language"
            label="Language"
            value={draft.language}
            choices={[theirs, 'en' as const].map((value) => ({
              value,
              name: value === theirs ? `${languageTexts[value]}, as they applied` : languageTexts[value],
            }))}
            onChange={(language) => use(choice, language || theirs)}
          />
        )}
      </div>
      {choice !== undefined && choice.texts[theirs] === undefined && (
        <p>{`This template has no text in ${languageTexts[theirs]}: it is in English.`}</p>
      )}
      {before !== null && (
        <div className={styles.Actions}>
          <Button
            variant="secondary"
            onClick={() => {
              onChange(before);
              setBefore(null);
            }}
          >
            Bring back what I had written
          </Button>
        </div>
      )}
    </>
  );
}

/** Whether a draft says what its template says. */
function isUntouched(
  { template: key, language, subject, body }: MessageDraft,
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
      <MessagePreview text={fillMessage(textFor(template, 'en'), values, 'en')} language="en" />
    </details>
  );
}
