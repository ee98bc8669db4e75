import { request } from 'node:http';
import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  decodeAnswer,
  encodeRequest,
  operations,
  type IppAnswer,
  type IppGroup,
  type IppRequest,
  type IppValue,
} from '../../policy/ipp.ts';
import { judgeJob, printerAttributes } from '../../policy/printer.ts';
import type { Paper } from '../../../src/domain/paper.ts';

/** The system's print service, CUPS, as far as the kiosk uses it: one printer, and the kiosk's own jobs. Nothing rejects. */
export type PrintService = {
  /** What the printer says of itself; null when nobody answers, or there is no such printer. */
  printer: () => Promise<IppGroup | null>;
  /** Hands a document over. @returns the number of the job; null when it was refused. */
  print: (pdf: Buffer, paper: Paper) => Promise<number | null>;
  job: (id: number) => Promise<IppGroup | null>;
  /** Ends every job of the kiosk's user at this printer, also those that are printed, and removes what they have in the spool. */
  purge: () => Promise<boolean>;
};

/** Where CUPS listens: on a socket of this computer alone, never by the network (client.conf(5)). */
function socketPath(): string {
  const { CUPS_SERVER: server = '' } = process.env;
  return server.startsWith('/') ? server : '/run/cups/cups.sock';
}

/** A print service whose whole answer is not there in this time, in milliseconds, or is longer, does not answer. */
const answerLimitMs = 5_000;
const mostAnswerBytes = 1024 * 1024;

/** How often it is asked whether a cancelled job has ended, and after how many milliseconds again. */
const mostStopTries = 15;
const stopTryMs = 50;

/** No name of a paper is a size of the service's own (PWG 5101.1). */
const media: Readonly<Record<Paper, string>> = { A4: 'iso_a4_210x297mm', Letter: 'na_letter_8.5x11in' };

/** @param printer asked each time: the config may change. It is a plain name (electron/policy/config.ts). */
export function createPrintService(printer: () => string): PrintService {
  const ask = (message: Pick<IppRequest, 'operation' | 'attributes' | 'job'>, document?: Buffer) =>
    send(printer(), { ...message, printer: printer(), user: userName() }, document);
  const first = async (message: Parameters<typeof ask>[0], having: string) => {
    const answer = await ask(message);
    return answer?.groups.find((group) => group[having] !== undefined) ?? null;
  };
  const requested = (names: readonly string[]) =>
    ['keyword', 'requested-attributes', ...names] as ['keyword', string, ...IppValue[]];
  const job = (id: number) =>
    first(
      {
        operation: operations.getJobAttributes,
        attributes: [['integer', 'job-id', id], requested(['job-state'])],
      },
      'job-state',
    );
  /** Cancels a job, and waits until it is: one that is purged while it prints is written into the spool again as it ends. */
  const stop = async (id: number) => {
    const isOver = async () => judgeJob(await job(id)) !== 'running';
    if (await isOver()) return;
    await ask({ operation: operations.cancelJob, attributes: [['integer', 'job-id', id]] });
    for (let tries = 0; tries < mostStopTries && !(await isOver()); tries += 1) await pause(stopTryMs);
  };
  return {
    printer: () =>
      first(
        { operation: operations.getPrinterAttributes, attributes: [requested(printerAttributes)] },
        'printer-state',
      ),
    async print(pdf, paper) {
      const answer = await ask(
        {
          operation: operations.printJob,
          attributes: [
            ['name', 'job-name', 'sheet'],
            ['mimeType', 'document-format', 'application/pdf'],
          ],
          job: [
            ['integer', 'copies', 1],
            ['keyword', 'media', media[paper]],
            ['keyword', 'sides', 'one-sided'],
            ['keyword', 'print-color-mode', 'monochrome'],
            ['name', 'job-sheets', 'none'],
          ],
        },
        pdf,
      );
      return numberIn(answer?.isSuccessful === true ? answer.groups : [], 'job-id');
    },
    job,
    async purge() {
      const jobs = await ask({
        operation: operations.getJobs,
        attributes: [['boolean', 'my-jobs', true], ['keyword', 'which-jobs', 'all'], requested(['job-id'])],
      });
      if (jobs === null) return false;
      const ids = jobs.groups.flatMap((group) => numberIn([group], 'job-id') ?? []);
      const ended = await Promise.all(
        ids.map(async (id) => {
          await stop(id);
          return ask({
            operation: operations.cancelJob,
            attributes: [
              ['integer', 'job-id', id],
              ['boolean', 'purge-job', true],
            ],
          });
        }),
      );
      return ended.every((answer) => answer?.isSuccessful === true);
    },
  };
}

function numberIn(groups: readonly IppGroup[], name: string): number | null {
  const value = groups.find((group) => group[name] !== undefined)?.[name]?.[0];
  return typeof value === 'number' ? value : null;
}

/** Who a job belongs to: the service compares it with the user of the socket's other end. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A user without an entry in the system's list.
    return 'kiosk';
  }
}

function send(printer: string, message: IppRequest, document?: Buffer): Promise<IppAnswer | null> {
  const body = Buffer.concat([encodeRequest(message), document ?? Buffer.alloc(0)]);
  return new Promise((resolve) => {
    const asked = request(
      {
        socketPath: socketPath(),
        path: `/printers/${printer}`,
        method: 'POST',
        headers: { Host: 'localhost', 'Content-Type': 'application/ipp', 'Content-Length': body.length },
        // Of the whole: a limit of silence is never met by who sends a byte at a time.
        signal: AbortSignal.timeout(answerLimitMs),
      },
      (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          parts.push(part);
          bytes += part.length;
          if (bytes > mostAnswerBytes) asked.destroy(new Error('The answer is too long.'));
        });
        response.on('end', () => resolve(decodeAnswer(Buffer.concat(parts))));
        response.on('error', () => resolve(null));
      },
    );
    asked.on('error', () => resolve(null));
    asked.end(body);
  });
}
