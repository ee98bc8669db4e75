import { useState } from 'react';
import { languages, type Language } from '~/domain/language.ts';
import { oneLine } from '~/domain/safe-text.ts';
import {
  deleteTemplate,
  readTemplates,
  type SavedTemplate,
  type TemplateContent,
} from '~/staff/api/letters.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { builtInTemplates } from '../letters/letter-templates.ts';
import { LetterPreview } from '../letters/LetterPreview.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { AskButton } from '../components/AskButton.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { languageTexts, placeholderList } from '../texts/letter-texts.ts';
import { Announcement, useAnnouncement } from '../components/use-announcement.tsx';
import { useMember } from '../session/member.ts';
import { templateDrafts } from '../session/drafts.ts';
import { useQuery } from '../session/use-query.ts';
import { TemplateForm } from './TemplateForm.tsx';
import layout from '../components/Layout.module.css';
import styles from './Templates.module.css';

/** What is being edited: a new template, or one that is there. */
type Editing = { content: TemplateContent; before: SavedTemplate | null };

/** One template is written at a time. */
const draftKey = 'template';

const empty: TemplateContent = { name: '', texts: { en: { subject: '', body: '' } }, state: null };

/** The templates of letters. */
export function TemplatesPage() {
  const { member } = useMember();
  const query = useQuery('templates', readTemplates);
  const { value, reload } = query;
  const editing = templateDrafts.useDraft(member.user_id, draftKey);
  const setEditing = (next: Editing | null) => templateDrafts.keep(member.user_id, draftKey, next);
  /** How many were opened by a press; before the first one it is what was left half-written. */
  const [opened, setOpened] = useState(0);
  const [language, setLanguage] = useState<Language>('en');
  const announcement = useAnnouncement();
  const say = (text: string) => {
    setEditing(null);
    announcement.say(text);
    reload();
  };
  const edit = (next: Editing) => {
    announcement.clear();
    setOpened((count) => count + 1);
    setEditing(next);
  };
  return (
    <>
      <PageTitle title="Templates" />
      <p>
        Texts for messages to applicants. Applicants get the text in their own language, or the English one
        where there is none. Words in braces are filled in for you: <span>{placeholderList}</span>. Any other
        word in braces, such as {'{missing}'}, has to be replaced by hand before a message is sent.
      </p>
      <Announcement text={announcement.text} />
      <LoadState query={query} />
      {editing === null ? (
        <div>
          <Button onClick={() => edit({ content: empty, before: null })}>New template …</Button>
        </div>
      ) : (
        <TemplateForm
          key={opened}
          {...editing}
          isFresh={opened > 0}
          onChange={(content) => setEditing({ ...editing, content })}
          onClose={() => setEditing(null)}
          onSaved={() => say('The template is saved.')}
        />
      )}
      <div>
        <SelectField
          id="shown-language"
          label="Show the texts in"
          value={language}
          choices={languages.map((value) => ({ value, name: languageTexts[value] }))}
          onChange={(value) => setLanguage(value || 'en')}
        />
      </div>
      <Stack as="section" gap={4} aria-labelledby="own-templates">
        <h2 id="own-templates">Your own</h2>
        {value?.length === 0 && <p>None yet.</p>}
        <ul role="list" className={`${layout.Cards} ${styles.Templates}`}>
          {value?.map((template) => (
            <SavedTemplateItem
              key={template.id}
              template={template}
              language={language}
              onEdit={() => edit({ content: template, before: template })}
              onDeleted={() => say(`${oneLine(template.name)} is deleted.`)}
            />
          ))}
        </ul>
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="built-in-templates">
        <h2 id="built-in-templates">Built in, in five languages</h2>
        <ul role="list" className={`${layout.Cards} ${styles.Templates}`}>
          {builtInTemplates.map(({ key, name, texts, state }) => (
            <li key={key} className={layout.Card}>
              <h3>{name}</h3>
              <Text texts={texts} language={language} />
              <Button
                variant="quiet"
                onClick={() => edit({ content: { name: `${name}, our own`, texts, state }, before: null })}
              >
                Copy and edit …<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </>
  );
}

/** What a template says in a language. */
function Text({ texts, language }: Pick<TemplateContent, 'texts'> & { language: Language }) {
  const text = texts[language];
  const name = languageTexts[language];
  if (text === undefined) return <p>{`Nothing in ${name}: applicants get the English text.`}</p>;
  return (
    <details className={styles.Details}>
      <summary>{`Text in ${name}`}</summary>
      <LetterPreview text={text} language={language} />
    </details>
  );
}

type SavedTemplateItemProps = {
  template: SavedTemplate;
  language: Language;
  onEdit: () => void;
  onDeleted: () => void;
};

function SavedTemplateItem({ template, language, onEdit, onDeleted }: SavedTemplateItemProps) {
  const name = oneLine(template.name);
  return (
    <li className={layout.Card}>
      <h3>
        <bdi translate="no">{name}</bdi>
      </h3>
      <Text texts={template.texts} language={language} />
      <Row gap={3} align="center">
        <Button variant="secondary" onClick={onEdit}>
          Edit …<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        <AskButton
          button={
            <>
              Delete …<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </>
          }
          variant="quiet"
          title={`Delete ${name}?`}
          keep="Keep it"
          confirm="Delete"
          ask={() => deleteTemplate(template.id)}
          onDone={onDeleted}
        >
          Messages made from it stay as they are.
        </AskButton>
      </Row>
    </li>
  );
}
