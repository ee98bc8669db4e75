import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { directionOf, documentLanguages, languages, type Language } from '~/domain/language.ts';
import { letterStates, type LetterText } from '~/domain/letter/rules.ts';
import { isLeftOut, templateSchema } from '~/domain/letter/schema.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { saveTemplate, type SavedTemplate, type TemplateContent } from '~/staff/api/letters.ts';
import type { RequestFailure } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Form } from '../components/Form.tsx';
import { FormSelect, FormText } from '../components/FormFields.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { useFocusNext } from '../components/use-announcement.tsx';
import { useAutosave } from '../session/drafts.ts';
import { useTask } from '../session/use-task.ts';
import { languageTexts, letterMessages } from '../texts/letter-texts.ts';
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

const resolver = zodResolver(templateSchema(letterMessages));

const stateChoices = letterStates.map((value) => ({ value, name: stateNames[value] }));

/** A template, one of its languages at a time. English is needed; a language with neither subject nor text is left out. */
export function TemplateForm({ content, before, isFresh, onChange, onClose, onSaved }: FormProps) {
  const form = useForm({ resolver, defaultValues: asTyped(content), shouldFocusError: false });
  const { control } = form;
  const texts = useWatch({ control, name: 'texts' });
  const task = useTask();
  const [language, setLanguage] = useState<Language>('en');
  const focus = useFocusNext();
  useAutosave(form, ({ state, ...typed }) =>
    onChange({ ...typed, state: letterStates.find((each) => each === state) ?? null }),
  );
  useEffect(() => {
    if (isFresh) document.getElementById('template-name')?.focus();
  }, [isFresh]);
  const leadTo = (errors: FieldErrors<ReturnType<typeof asTyped>>) => {
    const wrong = languages.find((each) => errors.texts?.[each] !== undefined);
    if (errors.name !== undefined || wrong === undefined) return focus('template-name');
    setLanguage(wrong);
    return focus(`template-${errors.texts?.[wrong]?.subject === undefined ? 'body' : 'subject'}-${wrong}`);
  };
  const ofLanguage = { control, lang: documentLanguages[language], dir: directionOf(language) };
  return (
    <Form
      {...{ form, task }}
      labelledBy="template-form"
      className={styles.Editor}
      onSend={(tidied) => task.run(() => saveTemplate(tidied, before), onSaved)}
      onWrong={leadTo}
      describe={saveFailureText}
      submit={{ children: 'Save the template' }}
      more={
        <Button variant="quiet" onClick={onClose}>
          Leave it as it was
        </Button>
      }
    >
      <h2 id="template-form">{before === null ? 'New template' : `Edit ${oneLine(before.name)}`}</h2>
      {!isFresh && <p>What you were writing is still here, and not saved yet.</p>}
      <FormText control={control} name="name" id="template-name" label="Name (only staff see it)" />
      <FormSelect
        control={control}
        name="state"
        id="template-state"
        label="Usual state with this message"
        none="None"
        choices={stateChoices}
      />
      <SelectField
        id="template-language"
        label="Language of the text"
        value={language}
        choices={languages.map((value) => ({ value, name: languageChoice(value, texts[value]) }))}
        onChange={(value) => setLanguage(value || 'en')}
      />
      <Stack gap={4} key={language}>
        <FormText
          {...ofLanguage}
          name={`texts.${language}.subject`}
          id={`template-subject-${language}`}
          label={`Subject, ${languageTexts[language]}`}
        />
        <FormText
          {...ofLanguage}
          name={`texts.${language}.body`}
          id={`template-body-${language}`}
          label={`Text, ${languageTexts[language]}`}
          rows={10}
          className={layout.LongText}
        />
      </Stack>
    </Form>
  );
}

/** A template as it stands in the fields: a text in each language, empty where there is none. */
function asTyped({ name, texts, state }: TemplateContent) {
  const textIn = (language: Language) => texts[language] ?? { subject: '', body: '' };
  const [en, es, fr, hi, ar] = [textIn('en'), textIn('es'), textIn('fr'), textIn('hi'), textIn('ar')];
  return { name, state: state ?? '', texts: { en, es, fr, hi, ar } };
}

function saveFailureText(failure: RequestFailure): string {
  if (failure.kind === 'refused' && failure.code === '23505')
    return 'There is already a template with this name. Choose a different one.';
  if (failure.kind === 'refused' && failure.code === 'no_row')
    return 'Somebody else has changed or deleted this template in the meantime, or your role does not allow it. Your text is still here: copy what you need, and open the template again.';
  return failureText(failure);
}

/** `Spanish`, `Hindi – nothing written`, `English – needed`: what stands behind the choice that is not shown. */
function languageChoice(language: Language, text: LetterText): string {
  const name = languageTexts[language];
  if (isLeftOut(language, text)) return `${name} – nothing written`;
  return language === 'en' ? `${name} – needed` : name;
}
