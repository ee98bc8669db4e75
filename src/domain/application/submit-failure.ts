import type { ApplicationField } from './application.ts';

/** Why an application did not get through (specification, section 8). */
export type SubmitFailure =
  /** The site was built without a backend. */
  | { kind: 'not-configured' }
  /** A limit of the backend was reached: of the applicant's network, of the whole site, or of one request. */
  | { kind: 'limited'; limit: 'network' | 'site' | 'request' }
  /** The backend refused for a reason that this site does not know; the message is in English and may be empty. */
  | { kind: 'refused'; message: string }
  /** The backend refused what one field holds. */
  | { kind: 'field-refused'; field: ApplicationField }
  /** The position takes no applications any more. */
  | { kind: 'position-closed' }
  /** An answer that makes no sense: a web page, nothing at all behind a success, no JSON. */
  | { kind: 'unexpected' }
  /** No answer: no network, a time-out, an exception. */
  | { kind: 'no-answer' };

/** Why a form was not sent, or did not get through. */
export type FormFailure = SubmitFailure | { kind: 'resume-missing' };
