/* Edge function `staff-accounts`: accounts of members, for admins, and mail to who forgot the password (docs/deploy.md). */
import process from 'node:process';
import { openSender } from '../application-mail/settings.ts';
import { answerAccountRequest } from './answer.ts';
import { readAccountSettings } from './settings.ts';

const { settings, sender } = readAccountSettings(process.env);
const send = sender === null ? null : openSender(sender);

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };
/** The platform keeps the function alive until such work is done. */
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void };

Deno.serve((request) =>
  answerAccountRequest(request, settings, send, (work) => EdgeRuntime.waitUntil(work())),
);
