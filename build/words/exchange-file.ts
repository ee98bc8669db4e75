import { z } from 'zod';
import { languages } from '../../src/domain/language.ts';
import { StartError } from '../serve.ts';

const entry = z.strictObject({ path: z.string(), english: z.string(), translation: z.string() });
const exchangeFile = z.strictObject({ language: z.enum(languages), strings: z.array(entry) });

/** One text for a translator: where it belongs, what English says, and what the language says; empty where it says nothing yet. */
export type Entry = z.infer<typeof entry>;

/** What goes to translators and comes back. */
export type ExchangeFile = z.infer<typeof exchangeFile>;

/** The file as it is written. */
export function exchangeText(file: ExchangeFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads a file that came back.
 * @param name for messages.
 * @throws StartError in a sentence when it is not such a file.
 */
export function readExchange(name: string, json: string): ExchangeFile {
  const parsed = exchangeFile.safeParse(parseJson(name, json));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(
    `${name} is no file of words, at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`,
  );
}

function parseJson(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new StartError(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
