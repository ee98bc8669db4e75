import * as z from 'zod/mini';
import { tidyText } from '../application/text.ts';
import { hasAtMost, isGiven, tidied } from '../form-rules.ts';
import { languages, type Language } from '../language.ts';
import { oneLine, plainText } from '../safe-text.ts';
import * as rules from './rules.ts';

/** The messages for each way in which a letter or a template can be wrong. */
export type LetterMessages = Record<'name' | 'subject' | 'body', string> & {
  /** @param most so many characters a text may have. */
  tooLong: (most: number) => string;
};

/** The rules of a letter as its recipient gets it. */
export function letterSchema({ subject, body, tooLong }: LetterMessages) {
  const { maxSubjectLength, maxBodyLength } = rules;
  return z.object({
    subject: tidied(tidyLine, [
      [isGiven, subject],
      [hasAtMost(maxSubjectLength), tooLong(maxSubjectLength)],
    ]),
    body: tidied(
      (typed) => tidyText(plainText(typed)),
      [
        [isGiven, body],
        [hasAtMost(maxBodyLength), tooLong(maxBodyLength)],
      ],
    ),
  });
}

/** The rules of a template: English is needed; of another language nothing, or both subject and text. */
export function templateSchema(messages: LetterMessages) {
  const most = rules.maxTemplateNameLength;
  return z.object({
    name: tidied(tidyLine, [
      [isGiven, messages.name],
      [hasAtMost(most), messages.tooLong(most)],
    ]),
    /** Empty for none. */
    state: z.pipe(
      z.string(),
      z.transform((typed) => rules.letterStates.find((state) => state === typed) ?? null),
    ),
    texts: z.pipe(
      z.transform((texts: Record<Language, rules.LetterText>) => {
        const written = languages.filter((language) => !isLeftOut(language, texts[language]));
        return Object.fromEntries(written.map((language) => [language, texts[language]]));
      }),
      z.partialRecord(z.enum(languages), letterSchema(messages)),
    ),
  });
}

const tidyLine = (typed: string) => tidyText(oneLine(typed));

/** Whether a language of a template says nothing at all: it is left out, but for English. */
export function isLeftOut(language: Language, { subject, body }: rules.LetterText): boolean {
  return language !== 'en' && tidyText(subject) === '' && tidyText(body) === '';
}
