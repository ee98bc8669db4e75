/** How far the words of a language can be trusted. English is the source: the others are translated from it. */
export type LanguageState =
  | { state: 'source' }
  | { state: 'draft' }
  /** Read by somebody who may answer for it: their role, such as `medical translator`, and the day (ISO 8601). */
  | { state: 'reviewed'; by: string; on: string };
