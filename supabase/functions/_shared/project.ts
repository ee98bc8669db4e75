/* What every edge function needs: settings of the environment, answers to pages, and the database. */

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

/** The text of a body as JSON; null for what is no object, or longer than `longest`. */
export async function readJson(request: Request, longest: number): Promise<Record<string, unknown> | null> {
  const text = await request.text().catch(() => '');
  if (text.length > longest) return null;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch {
    return null;
  }
}

/** Where the project is, and the key with which a function may do everything there. */
export type Project = { backendUrl: string; serviceRoleKey: string };

/** What the platform sets by itself. @throws Error naming what is missing. */
export function readProject(env: Environment): Project {
  return {
    backendUrl: address(env, 'SUPABASE_URL'),
    serviceRoleKey: needed(env, 'SUPABASE_SERVICE_ROLE_KEY'),
  };
}

/** The headers by which a project knows the caller. */
export type Caller = Readonly<Record<'apikey' | 'authorization', string>>;

/** The project's own key as caller. */
export function asService({ serviceRoleKey }: Project): Caller {
  return { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` };
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
