import type { English } from './generated/english.ts';

/**
 * A message of English as another language may say it: any text for a text, the same keys, lists of the same length, and functions
 * of the same values.
 */
type Translated<Message> = Message extends string
  ? string
  : Message extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Message]: Translated<Message[Key]> };

/** Every message of the product, by file: the shape of English, which the modules of all languages have. */
export type Messages = Translated<English>;
