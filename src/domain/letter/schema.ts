import * as z from 'zod/mini';
import { tidyText } from '../application/text.ts';
import { hasAtMost, isGiven, tidied } from '../form-rules.ts';
import { languages, type Language } from '../language.ts';
import { oneLine, plainText } from '../safe-text.ts';
import {
  letterStates,
  maxBodyLength,
  maxSubjectLength,
  maxTemplateNameLength,
  type LetterText,
} from './rules.ts';

/** The messages for each way in which a letter or a template can be wrong. */
export type LetterMessages = Record<'name' | 'subject' | 'body', string> & {
  /** @param most so many characters a text may have. */
  tooLong: (most: number) => string;
};

function parts({ name, subject, body, tooLong }: LetterMessages) {
  const text = (tidy: (typed: string) => string, most: number, required: string) =>
    tidied(
      (typed) => tidyText(tidy(typed)),
      [
        [isGiven, required],
        [hasAtMost(most), tooLong(most)],
      ],
    );
  return {
    name: text(oneLine, maxTemplateNameLength, name),
    letter: z.object({
      subject: text(oneLine, maxSubjectLength, subject),
      body: text(plainText, maxBodyLength, body),
    }),
  };
}

/** The rules of a letter as its recipient gets it. */
export function letterSchema(messages: LetterMessages) {
  return parts(messages).letter;
}

/** The rules of a template: English is needed; of another language nothing, or both subject and text. */
export function templateSchema(messages: LetterMessages) {
  const { name, letter } = parts(messages);
  return z.object({
    name,
    /** Empty for none. */
    state: z.pipe(
      z.string(),
      z.transform((typed) => letterStates.find((state) => state === typed) ?? null),
    ),
    texts: z.pipe(
      z.transform((texts: Record<Language, LetterText>) =>
        Object.fromEntries(
          languages.flatMap((language) =>
            isLeftOut(language, texts[language]) ? [] : [[language, texts[language]]],
          ),
        ),
      ),
      z.partialRecord(z.enum(languages), letter),
    ),
  });
}

/** Whether a language of a template says nothing at all: it is left out, but for English. */
export function isLeftOut(language: Language, { subject, body }: LetterText): boolean {
  return language !== 'en' && tidyText(subject) === '' && tidyText(body) === '';
}
