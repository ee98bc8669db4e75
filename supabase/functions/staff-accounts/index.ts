/* Edge function `staff-accounts`: accounts of members, for admins, and mail to who forgot the password (docs/deploy.md). */
import process from 'node:process';
import { openSender } from '../application-mail/settings.ts';
import { answerAccountRequest } from './answer.ts';
import { readAccountSettings } from './settings.ts';

const { settings, sender } = readAccountSettings(process.env);
const send = sender === null ? null : openSender(sender);

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };
/** The platform keeps the function alive until such work is done, whoever goes away. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

Deno.serve((request) => {
  const answer = answerAccountRequest(request, settings, send, (work) => EdgeRuntime.waitUntil(work()));
  // Who leaves after an action was begun does not keep it out of the audit.
  EdgeRuntime.waitUntil(answer);
  return answer;
});
