/* Edge function `application-mail`: mails applicants their own link (docs/deploy.md). */
import process from 'node:process';
import { answerMailRequest } from './answer.ts';
import { openSender, readMailSettings } from './settings.ts';

const { mail, sender } = readMailSettings(process.env);
const send = openSender(sender);

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

Deno.serve((request) => answerMailRequest(request, mail, send));
