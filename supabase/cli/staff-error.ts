/** Something that a member of staff can understand and act on: one sentence, no stack, no secret. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}

type ApiError = { message: string; statusCode?: string | undefined; status?: number | string | undefined };

/** Turns an error of Supabase's client into one sentence. `url` is the backend's address. */
export function staffErrorOf(error: ApiError, url: string): StaffError {
  const number = String(error.statusCode ?? error.status ?? '');
  if (/fetch failed|network|ECONNREFUSED/i.test(error.message)) {
    return new StaffError(`The backend at ${url} does not answer; check the address and your connection.`);
  }
  const isKey = /API key|JWT|JWS|signature|permission denied/i.test(error.message) || number === '401';
  if (isKey) return new StaffError(`The backend at ${url} does not accept the key in the environment.`);
  const text = error.message.split('\n')[0]?.slice(0, 200) ?? '';
  return new StaffError(`The backend at ${url} refused: ${text.replace(/\.$/, '')}.`);
}

type Answer = { error: ApiError | null; data: unknown };

/** What the backend of a connection gives back. @throws StaffError, one sentence, when it refuses. */
export async function dataOf<Given extends Answer>(
  { url }: { url: string },
  asked: PromiseLike<Given>,
): Promise<Extract<Given, { error: null }>['data']> {
  const { data, error } = await asked;
  if (error !== null) throw staffErrorOf(error, url);
  return data as Extract<Given, { error: null }>['data'];
}

/** Prints the one sentence of an expected error, everything of a bug, and sets the exit code. */
export function reportError(error: unknown): void {
  const isExpected = error instanceof StaffError || (error as Error | null)?.name === 'BackendStartError';
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
