import type { ApplicationField } from './application.ts';

/** Why what a public form sent did not get through (specification, section 8). */
export type SubmitFailure<Field extends string = ApplicationField> =
  /** The site was built without a backend. */
  | { kind: 'not-configured' }
  /** A limit of the backend was reached: of the sender's network, of the whole site, or of one request. */
  | { kind: 'limited'; limit: 'network' | 'site' | 'request' }
  /** The backend refused for a reason that this site does not know; the message is in English and may be empty. */
  | { kind: 'refused'; message: string }
  /** The backend refused what one field holds. */
  | { kind: 'field-refused'; field: Field }
  /** The position takes no applications any more, or there is none of that name. */
  | { kind: 'position-closed' }
  /** An answer that makes no sense: a web page, nothing at all behind a success, no JSON. */
  | { kind: 'unexpected' }
  /** No answer: no network, a time-out, an exception. */
  | { kind: 'no-answer' }
  /** The site answers, but not with the code that sends: there is a newer one. */
  | { kind: 'renewed' };

/** Why the form of an application was not sent, or did not get through. */
export type FormFailure =
  | SubmitFailure
  /** `isAlone`: nothing else is wrong. */
  | { kind: 'resume-missing'; isAlone: boolean };
