/* What every edge function needs: settings of the environment, answers to pages, who asks, and the project with its keys. */
import { createHash, timingSafeEqual } from 'node:crypto';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that must be there. @throws Error naming it. */
export function needed(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/** A setting that must be an address. The value may hold a password, so it is not repeated. @throws Error naming it. */
export function address(env: Environment, name: string, protocol = /^https?:$/): string {
  const value = needed(env, name);
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol)) {
    throw new Error(`${name} is no address of the right kind.`);
  }
  return value;
}

/** Headers of an answer that pages of one address may read, and that nobody on the way keeps. */
export function corsHeaders(pages: string, methods = 'POST'): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': new URL(pages).origin,
    'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
    'Access-Control-Allow-Methods': methods,
    'Cache-Control': 'no-store',
    Vary: 'Origin',
  };
}

/** A JSON answer. */
export function json(status: number, value: unknown, headers: Readonly<Record<string, string>>): Response {
  return Response.json(value, { status, headers });
}

/**
 * The text of a body as JSON; null for what is no object, or longer than `longest` bytes. What is announced as longer is not read at
 * all, and what turns out longer no further.
 */
export async function readJson(request: Request, longest: number): Promise<Record<string, unknown> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > longest) return null;
  try {
    const body: unknown = JSON.parse(await readText(request.body, longest));
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch {
    return null;
  }
}

async function readText(body: ReadableStream<Uint8Array> | null, longest: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > longest) throw new RangeError('the body is too long');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The network address of who asks: what the platform's own proxy writes, which nobody else can, else the last entry of
 * `x-forwarded-for`: each proxy adds whom it saw at the end, and what stands before is the caller's own claim.
 */
export function callerAddress({ headers }: Request): string {
  const forwarded = headers.get('x-forwarded-for') ?? '';
  return (headers.get('cf-connecting-ip') ?? forwarded.slice(forwarded.lastIndexOf(',') + 1)).trim();
}

/** Where the project is, and its secret keys: a function works with the first, and knows a caller by any of them. */
export type Project = { backendUrl: string; secretKeys: readonly [string, ...string[]] };

/**
 * What the platform sets by itself: SUPABASE_URL, and SUPABASE_SECRET_KEYS, a JSON dictionary such as
 * `{"default": "sb_secret_…"}`. The old SUPABASE_SERVICE_ROLE_KEY is used where there is no other.
 * @throws Error naming what is missing or malformed.
 */
export function readProject(env: Environment): Project {
  const { default: usual, ...others } = readDictionary(env, 'SUPABASE_SECRET_KEYS');
  const known = [usual, ...Object.values(others), env['SUPABASE_SERVICE_ROLE_KEY']];
  const [first, ...rest] = known.filter((key): key is string => typeof key === 'string' && key !== '');
  if (first === undefined) {
    throw new Error('Neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY is set.');
  }
  return { backendUrl: address(env, 'SUPABASE_URL'), secretKeys: [first, ...rest] };
}

/** The value holds keys, so it is not repeated. */
function readDictionary(env: Environment, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(env[name] || '{}');
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // said below
  }
  throw new Error(`${name} is no JSON dictionary.`);
}

/** The headers by which a project knows the caller. */
export type Caller = Readonly<Record<string, string>>;

/** The project's own key as caller. A key like `sb_secret_…` is no token: it has its header, and the gateway makes the token. */
export function asService({ secretKeys: [key] }: Project): Caller {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}

/** Who sent a request, to be handed on: the project itself judges the key and the token of a session. */
export function callerOf({ headers }: Request): Caller {
  const sent = ['apikey', 'authorization'].map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(sent.filter((pair): pair is readonly [string, string] => pair[1] !== null));
}

/** Whether a secret key of the project came with the request: in `apikey`, or as `Authorization: Bearer`, as timers once sent it. */
export function isFromProject({ headers }: Request, { secretKeys }: Project): boolean {
  const shown = [headers.get('apikey'), headers.get('authorization')?.replace(/^Bearer /i, '')];
  return secretKeys.some((key) => shown.some((text) => isSame(text ?? '', key)));
}

/** Takes the same time whatever is shown. */
export function isSame(shown: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(shown), hash(secret));
}

/** Readable for the project's own key alone. */
const ofTheDatabase = 'rest/v1/staff_settings?select=is_only';

/**
 * The answer to `GET`, the same harmless request for each function, by which `npm run doctor` sees whether it works:
 *
 * - without a secret key, or with one that the function does not know: 200 and what pages may know, without `keys`;
 * - with a secret key of the project in `apikey`: 200 `{"keys": "ok"}` once the project has taken the function's own key,
 *   502 `{"keys": "refused"}` when it has not.
 *
 * A function that has no use for a key of its own says `{"keys": "none"}` to everybody.
 * @param about what pages may know.
 * @param paths what the function must be able to read with its key.
 */
export async function answerCheck(
  request: Request,
  project: Project,
  headers: Readonly<Record<string, string>>,
  about: object = {},
  paths: readonly string[] = [ofTheDatabase],
): Promise<Response> {
  if (!isFromProject(request, project)) return json(200, about, headers);
  const answers = paths.map((path) => ask(project.backendUrl, path, asService(project), 'GET'));
  const isTaken = (await Promise.allSettled(answers)).every(
    (answer) => answer.status === 'fulfilled' && answer.value.ok,
  );
  return json(isTaken ? 200 : 502, { ...about, keys: isTaken ? 'ok' : 'refused' }, headers);
}

/** Asks the project; `path` begins below its address. Rejects when there is no answer within 10 seconds. */
export function ask(
  backendUrl: string,
  path: string,
  caller: Caller,
  method: string,
  body?: object,
): Promise<Response> {
  return fetch(new URL(`/${path}`, backendUrl), {
    method,
    headers: { ...caller, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
}

/**
 * Calls a function of the database with the key of the project.
 * @throws Error naming the status when the database refuses or gives no answer.
 */
export async function callDatabase<Result>(project: Project, name: string, args: object): Promise<Result> {
  const path = `rest/v1/rpc/${name}`;
  const response = await ask(project.backendUrl, path, asService(project), 'POST', args);
  if (!response.ok) throw new Error(`the database answered ${response.status}`);
  return (await response.json()) as Result;
}
