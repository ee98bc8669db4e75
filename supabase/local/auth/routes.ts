import type { ApiResponse } from '../http/message.ts';
import { getUser, putUser } from './account.ts';
import {
  changeUser,
  createUser,
  deleteFactor,
  deleteUser,
  getFactors,
  getOneUser,
  getUsers,
} from './admin-users.ts';
import type { Call } from './call.ts';
import { verifyFactor } from './factor-verify.ts';
import { challenge, enroll, unenroll } from './factors.ts';
import { health, keySet, settings } from './facts.ts';
import { generateLink, invite } from './link-make.ts';
import { verifyLink } from './link-verify.ts';
import { logout } from './logout.ts';
import { token } from './sign-in.ts';

/** Whose token a route wants: nobody's, somebody's who is signed in, the project's secret key. */
type Access = 'anybody' | 'user' | 'service';

/** What answers a method on a path; `places` are the variable parts of the path. */
export type Route = {
  method: string;
  path: RegExp;
  access: Access;
  answer(call: Call): Promise<ApiResponse>;
};

const one = '([^/]+)';

function route(line: string, access: Access, answer: Route['answer']): Route {
  const [method = '', path = ''] = line.split(' ');
  return {
    method,
    path: new RegExp(`^${path.replaceAll('.', '[.]').replaceAll(':id', one)}$`),
    access,
    answer,
  };
}

/** The part of Supabase Auth that signing in of staff needs, and nothing else. */
export const routes: readonly Route[] = [
  route('GET health', 'anybody', health),
  route('GET settings', 'anybody', settings),
  route('GET .well-known/jwks.json', 'anybody', keySet),
  route('POST token', 'anybody', token),
  route('POST verify', 'anybody', verifyLink),
  route('GET user', 'user', getUser),
  route('PUT user', 'user', putUser),
  route('POST logout', 'user', logout),
  route('POST factors', 'user', enroll),
  route('POST factors/:id/challenge', 'user', challenge),
  route('POST factors/:id/verify', 'user', verifyFactor),
  route('DELETE factors/:id', 'user', unenroll),
  route('POST invite', 'service', invite),
  route('POST admin/generate_link', 'service', generateLink),
  route('GET admin/users', 'service', getUsers),
  route('POST admin/users', 'service', createUser),
  route('GET admin/users/:id', 'service', getOneUser),
  route('PUT admin/users/:id', 'service', changeUser),
  route('DELETE admin/users/:id', 'service', deleteUser),
  route('GET admin/users/:id/factors', 'service', getFactors),
  route('DELETE admin/users/:id/factors/:id', 'service', deleteFactor),
];
