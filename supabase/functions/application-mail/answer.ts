import { applicationRules } from '../../../src/domain/application/rules.ts';
import { tidyAddress } from '../../../src/domain/application/text.ts';
import {
  answerCheck,
  callDatabase,
  callerAddress,
  corsHeaders,
  isFromProject,
  isSame,
  json,
  readJson,
} from '../_shared/project.ts';
import { deliverDue } from './deliver.ts';
import { type ClaimedMail, writeMail } from './mail.ts';
import type { SendMail } from './send-mail.ts';
import type { MailSettings } from './settings.ts';

/** 32 random bytes in base64url. */
const secretForm = /^[A-Za-z0-9_-]{43}$/;
const largestBody = 1_000;
/** What a mail sender reports at once: some hundreds of addresses. */
const largestReport = 50_000;

/**
 * Answers the site that asks for an applicant's link to be mailed: `POST {"secret": "…"}`. The address, the text and the
 * target of the link come from the database and the settings, never from the request, so nobody can have other mail sent.
 * An application is mailed about once, an address once a day; a mail that could not be sent may be asked for again.
 * `POST {"address": "…"}` has new links to the applications of an address sent there: the answer, and its time, are the same whether
 * there are any or not.
 * What came back the mail sender says by `POST {"bounced": ["…"]}` with its secret: these addresses get no more.
 * A `POST` with a secret key of the project sends the queued mail that is due: 200 `{"sent": 2, "failed": 0}`. A `GET` is a check, and
 * tells pages whether mail is sent: `{"hasSender": true}`. To the project's key it says how the site is: 503 `{"overdue": {"mail": 2, …}}`
 * where something that was due an hour ago is still to be done (`count_overdue` of the database).
 * @returns 200 `{"sent": boolean}`: false for a secret that is unknown or was mailed before, and over a limit; 200 `{"asked": true}`;
 *   400 for another form of request; 429 when a network asks for links too often; 502 when the database or the mail sender gave no answer.
 */
export async function answerMailRequest(
  request: Request,
  settings: MailSettings,
  send: SendMail,
  log: (message: string) => void = console.error,
): Promise<Response> {
  const headers = corsHeaders(settings.siteUrl);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (request.method === 'POST' && request.headers.has(bounceHeader)) {
    return answerBounce(request, settings, log);
  }
  if (request.method === 'GET') {
    // What cannot be known is not said.
    const hasSender = await callDatabase<boolean>(settings, 'mail_is_sent', {}).catch(() => undefined);
    const check = await answerCheck(request, settings, headers, { hasSender });
    if (!check.ok || !isFromProject(request, settings)) return check;
    return orNoAnswer('What is overdue was not counted', log, headers, async () => {
      const overdue = await callDatabase<Record<string, number>>(settings, 'count_overdue', {});
      const isLate = Object.values(overdue).some((number) => number > 0);
      return isLate ? json(503, { hasSender, keys: 'ok', overdue }, headers) : check;
    });
  }
  // A timer (docs/deploy.md).
  if (request.method === 'POST' && isFromProject(request, settings)) {
    return orNoAnswer('Queued mail was not sent', log, noStore, async () =>
      json(200, await deliverDue(settings, send, log), noStore),
    );
  }
  const asked_from = callerAddress(request);
  const body = request.method === 'POST' ? await readJson(request, largestBody) : null;
  const address = addressOf(body?.['address']);
  if (address !== null) {
    return orNoAnswer('Links were not asked for', log, headers, async () => {
      type Asked = { asked: boolean; has_sender: boolean };
      const answer = await callDatabase<Asked>(settings, 'ask_for_links', { address, asked_from });
      if (!answer.has_sender) return json(200, { asked: false, hasSender: false }, headers);
      if (answer.asked) return json(200, { asked: true }, headers);
      return json(429, { message: 'Too many requests came from your network.' }, headers);
    });
  }
  const secret = body?.['secret'];
  if (typeof secret !== 'string' || !secretForm.test(secret)) {
    return json(400, { message: 'Send {"secret": "…"} or {"address": "…"} by POST.' }, headers);
  }
  const failed = 'A link was not mailed';
  return orNoAnswer(
    failed,
    log,
    headers,
    async () => {
      const asked = { secret, asked_from };
      const claimed = await callDatabase<ClaimedMail | null>(settings, 'claim_link_mail', asked);
      if (claimed === null) return json(200, { sent: false }, headers);
      await deliver(claimed, secret, settings, send);
      return json(200, { sent: true }, headers);
    },
    'The mail could not be sent.',
  );
}

const noStore = { 'Cache-Control': 'no-store' };

/** What `work` answers; 502, and a line in the log, when it fails. The line holds neither address nor secret: a reason only. */
async function orNoAnswer(
  failed: string,
  log: (message: string) => void,
  headers: Readonly<Record<string, string>>,
  work: () => Promise<Response>,
  message = 'The database gave no answer.',
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    log(`${failed}: ${error instanceof Error ? error.message : 'unknown'}`);
    return json(502, { message }, headers);
  }
}

/** The header in which the mail sender shows its secret. */
const bounceHeader = 'x-bounce-secret';

async function answerBounce(
  request: Request,
  settings: MailSettings,
  log: (message: string) => void,
): Promise<Response> {
  const shown = request.headers.get(bounceHeader) ?? '';
  if (settings.bounceSecret === null || !isSame(shown, settings.bounceSecret)) {
    return json(403, { message: 'This is not the secret of the mail sender.' }, noStore);
  }
  const bounced = (await readJson(request, largestReport))?.['bounced'];
  if (!Array.isArray(bounced) || !bounced.every((address) => typeof address === 'string')) {
    return json(400, { message: 'Send {"bounced": ["…"]}.' }, noStore);
  }
  return orNoAnswer('Mail to an address was not ended', log, noStore, async () => {
    for (const address of bounced) await callDatabase(settings, 'end_mail', { address });
    return json(200, { ended: bounced.length }, noStore);
  });
}

async function deliver(
  claimed: ClaimedMail,
  secret: string,
  settings: MailSettings,
  send: SendMail,
): Promise<void> {
  try {
    await send(writeMail(claimed, secret, settings));
  } catch (error) {
    await callDatabase(settings, 'release_link_mail', { secret });
    throw new Error(`the mail sender refused it (${codeOf(error)})`, { cause: error });
  }
}

/** Messages of mail senders may hold the address. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : 'no code';
}

/** By the rule of the form: what it refuses belongs to no application. */
function addressOf(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const tidied = tidyAddress(address);
  const { pattern, maxLength } = applicationRules.email;
  return tidied.length <= maxLength && new RegExp(pattern, 'u').test(tidied) ? tidied : null;
}
