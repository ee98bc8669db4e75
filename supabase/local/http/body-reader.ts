import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiResponse, jsonResponse } from './message.ts';

/** A body that was read; one beyond the limit is dropped and `isTooLarge`. */
type ReadBody = { body: Buffer; isTooLarge: boolean };

/** Reads the body, a large one once there is room for it, and keeps the room until `work` is done with it. */
export type BodyReader = (
  request: IncomingMessage,
  response: ServerResponse,
  limitBytes: number,
  work: (body: ReadBody) => Promise<ApiResponse>,
) => Promise<ApiResponse>;

/**
 * What every request may send without waiting for room: a sign-in and an application are less. Room is taken for what has come, not
 * for what is announced: a body that stalls at its beginning takes none from others.
 */
const freeBytes = 64 * 1024;
/** Bytes of larger bodies that are read or worked on at the same time. */
const budgetBytes = 48 * 1024 * 1024;
/** While others wait for room, a body that has some must bring this many bytes a second or give it up. */
const paceBytesPerSecond = 64 * 1024;
/** How often that is looked at, and the time before it first is. */
const lookEveryMs = 2_000;
/** Beyond this a too large body is cut off rather than read to its end. */
const drainBytes = 64 * 1024 * 1024;

/** Opens a reader with nothing in memory, which lets only so many bytes of large bodies be there at a time, whoever sends them. */
export function openBodyReader(): BodyReader {
  const budget = openByteBudget();
  return async (request, response, limitBytes, work) => {
    const room = roomFor(request, limitBytes, budget);
    if (room === null) return work({ body: Buffer.alloc(0), isTooLarge: false });
    try {
      if (request.headers.expect !== undefined) response.writeContinue();
      const body = await Promise.race([readBody(request, limitBytes, room), room.lost]);
      if (body !== null) return await work(body);
      // The connection is closed after this answer: the rest of the body may still be under way.
      return jsonResponse(408, { message: 'The request took too long to arrive' }, { connection: 'close' });
    } finally {
      room.leave();
    }
  };
}

type Reservation = {
  /** Resolves once there is room for the whole body. */
  enter(): Promise<void>;
  leave(): void;
  /** Resolves when the body is too slow and must give its room up. */
  lost: Promise<null>;
  received: number;
};

/** The room of one body: what it says it is, at most the limit. Null where there is no body, or nobody reads it. */
function roomFor(
  { method, headers }: IncomingMessage,
  limitBytes: number,
  budget: ByteBudget,
): Reservation | null {
  const isChunked = headers['transfer-encoding'] !== undefined;
  const bytes = isChunked ? limitBytes : Math.min(Number(headers['content-length'] ?? 0), limitBytes);
  if (method === 'GET' || method === 'HEAD' || bytes === 0) return null;
  let timer: NodeJS.Timeout | undefined;
  const { promise: lost, resolve: lose } = Promise.withResolvers<null>();
  const room: Reservation = {
    received: 0,
    lost,
    enter: async () => {
      if (timer !== undefined) return;
      await budget.enter(bytes);
      const [before, started] = [room.received, performance.now()];
      timer = setInterval(() => {
        const seconds = (performance.now() - started) / 1000;
        if (budget.isWanted() && room.received - before < seconds * paceBytesPerSecond) lose(null);
      }, lookEveryMs);
    },
    leave: () => {
      if (timer === undefined) return;
      clearInterval(timer);
      budget.leave(bytes);
    },
  };
  return room;
}

/**
 * Reads a body of at most `limitBytes`. A larger one is read to its end and dropped, because a browser that is
 * answered while still sending reports a network error instead of the answer.
 */
async function readBody(request: IncomingMessage, limitBytes: number, room: Reservation): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    room.received += chunk.length;
    if (room.received > drainBytes) throw new Error('The request is far too large.');
    if (room.received > freeBytes) await room.enter();
    if (room.received <= limitBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  const isTooLarge = room.received > limitBytes;
  return { body: isTooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), isTooLarge };
}

type ByteBudget = { enter(bytes: number): Promise<void>; leave(bytes: number): void; isWanted(): boolean };

/** Lets in what fits, the rest in the order of its coming. */
function openByteBudget(): ByteBudget {
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
