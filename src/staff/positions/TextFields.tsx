import { positionLimits } from '~/domain/jobs/stored-position.ts';
import { documentLanguages, type Language, languages } from '~/domain/language.ts';
import { Tabs } from '~/ui/Tabs/Tabs.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { tabTitle, textNames } from './field-names.ts';
import { countTexts, type TextPart, textParts } from './position-form.ts';
import { PositionField } from './PositionField.tsx';
import type { EditedPosition } from './use-position.ts';
import styles from './Positions.module.css';

type TextFieldsProps = {
  position: EditedPosition;
  language: Language;
  onSelect: (language: Language) => void;
};

const hints: Readonly<Record<TextPart, string>> = {
  title: `At most ${positionLimits.title} characters.`,
  description: `A sentence or two for the list and for search engines, which show the first 150 characters. At most ${positionLimits.description}.`,
  overview: 'One paragraph per line.',
  responsibilities: `One per line, at most ${positionLimits.items}.`,
  qualifications: `One per line, at most ${positionLimits.items}.`,
  benefits: `One per line, at most ${positionLimits.items}.`,
};

const rows: Readonly<Record<TextPart, number>> = {
  title: 1,
  description: 3,
  overview: 5,
  responsibilities: 6,
  qualifications: 5,
  benefits: 5,
};

/** The texts, a tab for each language. */
export function TextFields({ position, language, onSelect }: TextFieldsProps) {
  const labelOf = (each: Language) => {
    const count = countTexts(position.values, each);
    const state = count === textParts.length ? 'complete' : `${count} of ${textParts.length}`;
    return (
      <span className={styles.TabLabel}>
        <span>{tabTitle(each)}</span>
        <small>{state}</small>
      </span>
    );
  };
  return (
    <Stack as="section" gap={4} aria-labelledby="texts">
      <h2 id="texts">What it says</h2>
      <p>
        English comes first. The site shows a position in another language once all six texts are written in
        it; until then in English.
      </p>
      <Tabs
        label="Languages"
        defaultValue="en"
        language="en"
        selection={{
          value: language,
          onSelect: (value) => onSelect(languages.find((each) => each === value) ?? 'en'),
        }}
        items={languages.map((each) => ({
          value: each,
          label: labelOf(each),
          panel: (
            <Stack gap={4}>
              {textParts.map((part) => (
                <PositionField
                  key={part}
                  position={position}
                  name={`${each}-${part}`}
                  label={textNames[part]}
                  hint={hints[part]}
                  rows={rows[part]}
                  lang={documentLanguages[each]}
                />
              ))}
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
