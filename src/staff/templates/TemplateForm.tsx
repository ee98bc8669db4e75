import { useEffect, useState, type FormEvent } from 'react';
import { tidyText } from '~/domain/application/text.ts';
import { directionOf, documentLanguages, languages, type Language } from '~/domain/language.ts';
import {
  maxBodyLength,
  maxSubjectLength,
  maxTemplateNameLength,
  letterStates,
  type LetterText,
} from '~/domain/letter/rules.ts';
import { oneLine, plainText } from '~/domain/safe-text.ts';
import { saveTemplate, type SavedTemplate, type TemplateContent } from '~/staff/api/letters.ts';
import type { RequestFailure } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { useTask } from '../session/use-task.ts';
import { SelectField } from '../components/SelectField.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { Problem } from '../components/Problem.tsx';
import { languageTexts, lengthProblem } from '../texts/letter-texts.ts';
import { failureText, stateNames } from '../texts/texts.ts';
import layout from '../components/Layout.module.css';
import styles from './Templates.module.css';

type FormProps = {
  /** As it is written by now. */
  content: TemplateContent;
  /** The version that the page showed; null for a new template. */
  before: SavedTemplate | null;
  /** Whether it was opened by a press, which the focus follows; else it is what was left half-written. */
  isFresh: boolean;
  onChange: (content: TemplateContent) => void;
  onClose: () => void;
  onSaved: () => void;
};

const nothing: LetterText = { subject: '', body: '' };

/** A template, one of its languages at a time. English is needed; a language with neither subject nor text is left out. */
export function TemplateForm(props: FormProps) {
  const { content: draft, before, isFresh, onChange: setDraft, onClose, onSaved } = props;
  const { isBusy, failure, run } = useTask();
  const [isTried, setTried] = useState(false);
  const [language, setLanguage] = useState<Language>('en');
  const [startsFocused] = useState(isFresh);
  useEffect(() => {
    if (startsFocused) document.getElementById('template-name')?.focus();
  }, [startsFocused]);
  const setText = (part: Partial<LetterText>) =>
    setDraft({
      ...draft,
      texts: { ...draft.texts, [language]: { ...(draft.texts[language] ?? nothing), ...part } },
    });
  const nameProblem = lengthProblem(draft.name, maxTemplateNameLength, 'Write a name.');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = firstWrong(draft, nameProblem !== null);
    if (wrong !== null) {
      setLanguage(wrong.language ?? language);
      // Once the language of that field is shown.
      return void setTimeout(() => document.getElementById(wrong.field)?.focus());
    }
    await run(() => saveTemplate(tidied(draft), before), onSaved);
  };
  return (
    <form
      noValidate
      aria-labelledby="template-form"
      className={styles.Editor}
      onSubmit={(event) => void save(event)}
    >
      <h2 id="template-form">{before === null ? 'New template' : `Edit ${oneLine(before.name)}`}</h2>
      {!startsFocused && <p>What you were writing is still here, and not saved yet.</p>}
      <TextInput
        id="template-name"
        label="Name (only staff see it)"
        error={isTried ? nameProblem : null}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <SelectField
        id="template-state"
        label="Usual state with this message"
        none="None"
        value={draft.state ?? ''}
        choices={letterStates.map((value) => ({ value, name: stateNames[value] }))}
        onChange={(state) => setDraft({ ...draft, state: state || null })}
      />
      <SelectField
        id="template-language"
        label="Language of the text"
        value={language}
        choices={languages.map((value) => ({ value, name: languageChoice(value, draft.texts[value]) }))}
        onChange={(value) => setLanguage(value || 'en')}
      />
      <LanguageFields
        key={language}
        language={language}
        text={draft.texts[language] ?? nothing}
        isTried={isTried}
        onChange={setText}
      />
      <Problem failure={failure} describe={saveFailureText} />
      <Row gap={3} align="center">
        <Button type="submit" aria-disabled={isBusy}>
          Save the template
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Leave it as it was
        </Button>
      </Row>
    </form>
  );
}

function saveFailureText(failure: RequestFailure): string {
  if (failure.kind === 'refused' && failure.code === '23505')
    return 'There is already a template with this name. Choose a different one.';
  if (failure.kind === 'refused' && failure.code === 'no_row')
    return 'Somebody else has changed or deleted this template in the meantime, or your role does not allow it. Your text is still here: copy what you need, and open the template again.';
  return failureText(failure);
}

type LanguageProps = {
  language: Language;
  text: LetterText;
  isTried: boolean;
  onChange: (part: Partial<LetterText>) => void;
};

function LanguageFields({ language, text, isTried, onChange }: LanguageProps) {
  const problems = textProblems(language, text);
  const attributes = { lang: documentLanguages[language], dir: directionOf(language) };
  return (
    <div className={styles.Fields}>
      <TextInput
        {...attributes}
        id={`template-subject-${language}`}
        label={`Subject, ${languageTexts[language]}`}
        error={isTried ? problems.subject : null}
        value={text.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <TextInput
        {...attributes}
        id={`template-body-${language}`}
        label={`Text, ${languageTexts[language]}`}
        rows={10}
        className={layout.LongText}
        error={isTried ? problems.body : null}
        value={text.body}
        onChange={(body) => onChange({ body })}
      />
    </div>
  );
}

/** `Spanish`, `Hindi – nothing written`, `English – needed`: what stands behind the choice that is not shown. */
function languageChoice(language: Language, text: LetterText = nothing): string {
  const name = languageTexts[language];
  if (isLeftOut(language, text)) return `${name} – nothing written`;
  return language === 'en' ? `${name} – needed` : name;
}

/** A language that says nothing at all is left out, but for English. */
const isLeftOut = (language: Language, { subject, body }: LetterText) =>
  language !== 'en' && tidyText(subject) === '' && tidyText(body) === '';

function textProblems(language: Language, text: LetterText): Record<keyof LetterText, string | null> {
  if (isLeftOut(language, text)) return { subject: null, body: null };
  return {
    subject: lengthProblem(text.subject, maxSubjectLength, 'Write a subject.'),
    body: lengthProblem(text.body, maxBodyLength, 'Write a text.'),
  };
}

/** Id of the first field that is wrong, and the language that it is of; null when none is. */
function firstWrong(
  { texts }: TemplateContent,
  isNameWrong: boolean,
): { field: string; language: Language | null } | null {
  if (isNameWrong) return { field: 'template-name', language: null };
  for (const language of languages) {
    const problems = textProblems(language, texts[language] ?? nothing);
    if (problems.subject !== null) return { field: `template-subject-${language}`, language };
    if (problems.body !== null) return { field: `template-body-${language}`, language };
  }
  return null;
}

function tidied({ name, texts, state }: TemplateContent): TemplateContent {
  const tidiedTexts = languages.flatMap((language) => {
    const text = texts[language] ?? nothing;
    if (isLeftOut(language, text)) return [];
    return [
      [language, { subject: tidyText(oneLine(text.subject)), body: tidyText(plainText(text.body)) }] as const,
    ];
  });
  return { name: tidyText(oneLine(name)), texts: Object.fromEntries(tidiedTexts), state };
}
