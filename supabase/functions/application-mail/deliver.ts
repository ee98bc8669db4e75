import { callDatabase } from '../_shared/project.ts';
import type { QueuedMail } from './mail.ts';
import { writeQueuedMail } from './queued-mail.ts';
import type { SendMail } from './send-mail.ts';
import type { MailSettings } from './settings.ts';

/** What a round of delivering came to. */
export type Delivered = { sent: number; failed: number };

/** Claimed, and given to the mail sender, at once. */
const batch = 10;
/** The platform ends a function after a while: a round ends before. */
const roundMs = 50_000;

/**
 * Sends the mail that is due. A mail sender that takes nothing at all ends the round, so that one outage does not use up the
 * tries of everything that waits.
 * @returns how many the mail sender took, and how many it did not.
 * @throws Error when the database gives no answer; what was claimed comes back by itself.
 */
export async function deliverDue(
  settings: MailSettings,
  send: SendMail,
  log: (message: string) => void = console.error,
): Promise<Delivered> {
  const end = Date.now() + roundMs;
  const total = { sent: 0, failed: 0 };
  while (Date.now() < end) {
    const claimed = await callDatabase<QueuedMail[]>(settings, 'claim_due_mail', { most: batch });
    const problems = await Promise.all(claimed.map((mail) => deliver(mail, settings, send, log)));
    total.failed += problems.filter((problem) => problem !== null).length;
    total.sent += problems.filter((problem) => problem === null).length;
    if (claimed.length === 0 || problems.some((problem) => problem?.isOfSender)) break;
  }
  return total;
}

/** Why a mail was not sent: `code` holds no address. */
type Problem = { code: string; isFinal: boolean; isOfSender: boolean };

async function deliver(
  queued: QueuedMail,
  settings: MailSettings,
  send: SendMail,
  log: (message: string) => void,
): Promise<Problem | null> {
  const problem = await writeQueuedMail(queued, settings).then(
    (mail) =>
      mail === null
        ? { code: 'unknown_kind', isFinal: false, isOfSender: false }
        : send(mail).then(() => null, problemOf),
    () => ({ code: 'database', isFinal: false, isOfSender: false }),
  );
  if (problem !== null) log(`A mail was not sent: ${problem.code}`);
  await finishMail(queued.id, problem, settings);
  return problem;
}

/** A second time where the database gave no answer: what was sent and is not finished is sent again. */
async function finishMail(id: string, problem: Problem | null, settings: MailSettings): Promise<void> {
  const { code = '', isFinal = false } = problem ?? {};
  const args = { id, is_sent: problem === null, problem: code, is_final: isFinal };
  await callDatabase(settings, 'finish_mail', args).catch(() => callDatabase(settings, 'finish_mail', args));
}

/**
 * What a mail sender's error means. Its message may hold the address and is left out. Codes are nodemailer's; numbers those of
 * SMTP (RFC 5321, section 4.2) or HTTP.
 */
function problemOf(error: unknown): Problem {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const name = typeof code === 'string' ? code : 'no code';
  const number = typeof responseCode === 'number' ? responseCode : 0;
  const isOfMail =
    name === 'EENVELOPE' || name === 'EMESSAGE' || (name === 'HTTP' && [400, 422].includes(number));
  const isFinal = isOfMail && (name === 'HTTP' || (number >= 550 && number < 560));
  return { code: number === 0 ? name : `${name} ${number}`, isFinal, isOfSender: !isOfMail };
}
