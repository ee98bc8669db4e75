import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiResponse, jsonResponse } from './message.ts';

/** A body that was read; one beyond the limit is dropped and `isTooLarge`. */
export type ReadBody = { body: Buffer; isTooLarge: boolean };

/** Reads bodies, and lets only so many bytes of them be in memory at a time, whoever sends them. */
export type BodyReader = {
  /** Reads the body once there is room for it, and keeps the room until `work` is done with it. */
  withBody(
    request: IncomingMessage,
    response: ServerResponse,
    limitBytes: number,
    work: (body: ReadBody) => Promise<ApiResponse>,
  ): Promise<ApiResponse>;
};

/** Limits of a reader; tests take smaller ones. */
export type BodyLimits = {
  /** Bytes of bodies that are read or worked on at the same time. */
  budgetBytes: number;
  /** A body that has had its room for this time gives it up as soon as others wait for it. */
  arrivalMs: number;
  /** Beyond this a too large body is cut off rather than read to its end. */
  drainBytes: number;
};

const usual: BodyLimits = { budgetBytes: 48 * 1024 * 1024, arrivalMs: 5_000, drainBytes: 64 * 1024 * 1024 };

/** Opens a reader with nothing in memory. */
export function openBodyReader(limits: BodyLimits = usual): BodyReader {
  const budget = openByteBudget(limits.budgetBytes);
  return {
    withBody: async (request, response, limitBytes, work) => {
      const bytes = neededBytes(request, limitBytes);
      if (bytes === 0) return work({ body: Buffer.alloc(0), isTooLarge: false });
      await budget.enter(bytes);
      try {
        if (request.destroyed && !request.complete) throw new Error('The client went away while it waited.');
        if (request.headers.expect !== undefined) response.writeContinue();
        const body = await readInTime(request, limitBytes, limits, budget);
        return body === null ? tooSlow() : await work(body);
      } finally {
        budget.leave(bytes);
      }
    },
  };
}

/** The room a body takes: what it says it is, at most the limit. Nothing where there is no body, or nobody reads it. */
function neededBytes({ method, headers }: IncomingMessage, limitBytes: number): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  if (headers['transfer-encoding'] !== undefined) return limitBytes;
  return Math.min(Number(headers['content-length'] ?? 0), limitBytes);
}

/** The connection is closed after this answer: the rest of the body may still be under way. */
function tooSlow(): ApiResponse {
  return jsonResponse(408, { message: 'The request took too long to arrive' }, { connection: 'close' });
}

/** Reads a body, or gives null when it must give way to others. */
async function readInTime(
  request: IncomingMessage,
  limitBytes: number,
  { arrivalMs, drainBytes }: BodyLimits,
  budget: ByteBudget,
): Promise<ReadBody | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setInterval(() => budget.isWanted() && resolve(null), arrivalMs);
  });
  const reading = readBody(request, limitBytes, drainBytes);
  // When the time is over nobody waits for it any more.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Reads a body of at most `limitBytes`. A larger one is read to its end and dropped, because a browser that is
 * answered while still sending reports a network error instead of the answer.
 */
async function readBody(request: IncomingMessage, limitBytes: number, drainBytes: number): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > drainBytes) throw new Error('The request is far too large.');
    if (size <= limitBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  const isTooLarge = size > limitBytes;
  return { body: isTooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), isTooLarge };
}

type ByteBudget = { enter(bytes: number): Promise<void>; leave(bytes: number): void; isWanted(): boolean };

/** Lets in what fits, the rest in the order of its coming. */
function openByteBudget(budgetBytes: number): ByteBudget {
  const waiting: { bytes: number; go: () => void }[] = [];
  let free = budgetBytes;
  const admit = () => {
    for (let first = waiting[0]; first !== undefined && first.bytes <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.bytes;
      first.go();
    }
  };
  return {
    enter: (bytes) =>
      new Promise((resolve) => {
        waiting.push({ bytes, go: resolve });
        admit();
      }),
    leave: (bytes) => {
      free += bytes;
      admit();
    },
    isWanted: () => waiting.length > 0,
  };
}
