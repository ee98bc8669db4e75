import { type ApiHead, type ApiResponse, jsonResponse } from '../http/api-request.ts';
import type { Service } from '../http/server.ts';
import { type BackendKeys, refuseApiKey } from '../http/keys.ts';
import { getUser, putUser } from './account.ts';
import { createUser, deleteFactor, deleteUser, getFactors, getOneUser, getUsers } from './admin.ts';
import type { AuthContext } from './context.ts';
import { challenge, enroll, unenroll, verifyFactor } from './factors.ts';
import { generateLink, verifyLink } from './links.ts';
import { AuthRefusal, unsupported } from './refusal.ts';
import { type Call, readBearer } from './request.ts';
import { logout, token } from './sign-in.ts';

/** Whose token a route wants: nobody's, somebody's who is signed in, the project's secret key. */
type Access = 'anybody' | 'user' | 'service';

type Answer = (call: Call) => Promise<ApiResponse>;

/** The part of Supabase Auth that the product asks for, and nothing else. */
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
  const external = { anonymous_users: false, email: true, phone: false };
  return jsonResponse(200, { external, disable_signup: true });
}

const maxBodyBytes = 1024 * 1024;

/** The subset of Supabase Auth that staff sign in with (docs/decisions/auth.md). */
export function authService(context: AuthContext, keys: BackendKeys): Service {
  return {
    prefix: '/auth/v1/',
    maxBodyBytes,
    admit: async (head) => refuseApiKey(head, keys) ?? findAnswer(context, head),
  };
}

/** What answers a request. @throws AuthRefusal for other routes and tokens. */
async function findAnswer(context: AuthContext, { path, method, headers }: ApiHead) {
  const found = routes.find((route) => route[0] === method && route[1].test(path));
  if (found === undefined) throw unsupported(`${method} /${path.slice(0, 80)}`);
  const [, pattern, access, answer] = found;
  const claims = access === 'anybody' ? {} : await readBearer(headers['authorization'], context);
  if (access === 'service' && claims['role'] !== 'service_role') {
    throw new AuthRefusal(403, 'not_admin', 'User not allowed');
  }
  const parameters = pattern.exec(path)?.slice(1) ?? [];
  return (request: Call['request']) => answer({ context, request, claims, parameters });
}
