import type { Mail } from './mail.ts';

/** Gives a mail to the mail sender. Rejects when that did not take it. */
export type SendMail = (mail: Mail) => Promise<void>;
