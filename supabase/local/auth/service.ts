import type { ApiHead, ApiResponse } from '../http/message.ts';
import type { Service } from '../http/server.ts';
import { type BackendKeys, refuseApiKey } from '../http/keys.ts';
import { getUser, putUser } from './account.ts';
import { createUser, deleteFactor, deleteUser, getFactors, getOneUser, getUsers } from './admin.ts';
import { challenge, enroll, unenroll, verifyFactor } from './factors.ts';
import { generateLink, verifyLink } from './links.ts';
import { AuthRefusal, authJson, unsupported } from './refusal.ts';
import {
  type AuthContext,
  bearerOf,
  type Call,
  type Claims,
  readBearer,
  refuseUnlessService,
} from './request.ts';
import { logout, token } from './sign-in.ts';

/** Whose token a route wants: nobody's, somebody's who is signed in, the project's secret key. */
type Access = 'anybody' | 'user' | 'service';

type Answer = (call: Call) => Promise<ApiResponse>;

/** The part of Supabase Auth that signing in of staff needs, and nothing else. */
const routes: readonly [method: string, path: RegExp, access: Access, answer: Answer][] = [
  ['GET', /^settings$/, 'anybody', settings],
  ['POST', /^token$/, 'anybody', token],
  ['POST', /^verify$/, 'anybody', verifyLink],
  ['GET', /^user$/, 'user', getUser],
  ['PUT', /^user$/, 'user', putUser],
  ['POST', /^logout$/, 'user', logout],
  ['POST', /^factors$/, 'user', enroll],
  ['POST', /^factors\/([^/]+)\/challenge$/, 'user', challenge],
  ['POST', /^factors\/([^/]+)\/verify$/, 'user', verifyFactor],
  ['DELETE', /^factors\/([^/]+)$/, 'user', unenroll],
  ['POST', /^admin\/generate_link$/, 'service', generateLink],
  ['GET', /^admin\/users$/, 'service', getUsers],
  ['POST', /^admin\/users$/, 'service', createUser],
  ['GET', /^admin\/users\/([^/]+)$/, 'service', getOneUser],
  ['DELETE', /^admin\/users\/([^/]+)$/, 'service', deleteUser],
  ['GET', /^admin\/users\/([^/]+)\/factors$/, 'service', getFactors],
  ['DELETE', /^admin\/users\/([^/]+)\/factors\/([^/]+)$/, 'service', deleteFactor],
];

/** `GET /settings`: by address and password alone, by invitation alone. */
async function settings(): Promise<ApiResponse> {
  return authJson(200, {
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: true,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  });
}

const maxBodyBytes = 1024 * 1024;

/** The subset of Supabase Auth that staff sign in with (docs/decisions/auth.md). */
export function authService(context: AuthContext, keys: BackendKeys): Service {
  return {
    prefix: '/auth/v1/',
    maxBodyBytes,
    admit: async (head) => {
      const refused = refuseApiKey(head, keys);
      if (refused !== null) return refused;
      const { answer, claims, parameters } = await orUnexpected(head, () => findRoute(context, head));
      return (request) => orUnexpected(head, () => answer({ context, request, claims, parameters }));
    },
  };
}

/** What went wrong inside stays in the log. Clients keep their session at 5xx and try again, and end it at 4xx. */
async function orUnexpected<Result>(
  { method, sentPath }: ApiHead,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AuthRefusal) throw error;
    console.error(`${method} ${sentPath.slice(0, 200)} failed: ${String(error)}`.replace(/[^ -~]+/g, '?'));
    const message = 'Unexpected failure, please check server logs for more information';
    throw new AuthRefusal(500, 'unexpected_failure', message);
  }
}

type Found = { answer: Answer; claims: Claims; parameters: readonly string[] };

/** The route of a request, and the claims of its token. @throws AuthRefusal for other routes and tokens. */
async function findRoute(context: AuthContext, { path, method, headers }: ApiHead): Promise<Found> {
  const found = routes.find((route) => route[0] === method && route[1].test(path));
  if (found === undefined) throw unsupported(`${method} /${path.slice(0, 80)}`, 404);
  const [, pattern, access, answer] = found;
  const parameters = pattern.exec(path)?.slice(1) ?? [];
  if (access === 'anybody') return { answer, claims: {}, parameters };
  const claims = await readBearer(headers['authorization'], context.jwtSecret, context.now());
  if (access === 'service') refuseUnlessService(claims);
  else bearerOf(claims);
  return { answer, claims, parameters };
}
