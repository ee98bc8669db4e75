import type { ProtocolRequest, ProtocolResponse } from 'electron';

type Registered = (request: ProtocolRequest, give: (response: Buffer | ProtocolResponse) => void) => void;

/** A session's `protocol` that keeps the handler it is given, and asks it. */
export function keepAnswers() {
  let handler: Registered | null = null;
  return {
    protocol: {
      registerBufferProtocol: (_scheme: string, given: Registered) => {
        handler = given;
        return true;
      },
    },
    /** @param request as a page sends it; what is not a request is asked as well. */
    ask: async (request: { method: unknown; url: unknown }): Promise<Response> => {
      const answer = await new Promise<Buffer | ProtocolResponse>((resolve) =>
        // Whatever comes in from Chromium is asked as if it were a request.
        handler?.(request as ProtocolRequest, resolve),
      );
      if (Buffer.isBuffer(answer)) throw new Error('An answer without a status.');
      const headers = Object.entries(answer.headers ?? {}).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const body = Buffer.isBuffer(answer.data) ? new Uint8Array(answer.data) : null;
      return new Response(body, { headers, ...(answer.statusCode && { status: answer.statusCode }) });
    },
  };
}
