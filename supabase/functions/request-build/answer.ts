import { ask, type Caller, callerOf, corsHeaders, json } from '../_shared/project.ts';

/** What the function is told by its environment (docs/deploy.md). */
export type BuildSettings = {
  backendUrl: string;
  /** Origin of the staff app, which alone may call it from a browser. */
  staffOrigin: string;
};

/** Starts a build of the site. Rejects, with a reason that holds no secret, when it could not. */
export type StartBuild = () => Promise<void>;

/** Without a token nobody may ask; a token is a JSON Web Token. */
const bearer = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Answers a member of staff who asks for a build of the site: `POST` with the own token. The database decides with that token, and
 * the key that came with it, whether the caller may, and how often, and writes it into the audit before anything else happens. A `GET`
 * is a check.
 * @returns 202 once the build is on its way; what the database answered when it refused: 401, 403, 429; 502 when it did not answer,
 *   or the build could not be started.
 */
export async function answerBuildRequest(
  request: Request,
  settings: BuildSettings,
  start: StartBuild,
  log: (message: string) => void = console.error,
): Promise<Response> {
  const headers = corsHeaders(settings.staffOrigin);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  const token = request.headers.get('authorization') ?? '';
  if (request.method === 'GET') return json(200, { keys: 'none' }, headers);
  if (request.method !== 'POST') return json(405, { message: 'Ask by POST.' }, headers);
  if (!bearer.test(token)) return json(401, { message: 'Only staff may do this.' }, headers);
  const refusal = await askDatabase(settings, callerOf(request));
  if (refusal !== null) {
    if (refusal.status >= 500) log(`A build was not started: the database answered ${refusal.status}`);
    return json(refusal.status, refusal.body, headers);
  }
  try {
    await start();
    return json(202, { started: true }, headers);
  } catch (error) {
    log(`A build was not started: ${error instanceof Error ? error.message : 'unknown'}`);
    return json(502, { message: 'The build could not be started.', hint: 'hook_failed' }, headers);
  }
}

type Refusal = { status: number; body: object };

async function askDatabase({ backendUrl }: BuildSettings, caller: Caller): Promise<Refusal | null> {
  try {
    const response = await ask(backendUrl, 'rest/v1/rpc/request_build', caller, 'POST', {});
    if (response.ok) return null;
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body: typeof body === 'object' && body !== null ? body : {} };
  } catch {
    return { status: 502, body: { message: 'The database gave no answer.' } };
  }
}
