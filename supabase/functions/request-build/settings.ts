import { address, type Environment } from '../_shared/project.ts';
import type { BuildSettings, StartBuild } from './answer.ts';

/**
 * Reads the function's settings: STAFF_URL, and BUILD_HOOK_URL with BUILD_HOOK_TOKEN and BUILD_HOOK_BODY where the host wants them.
 * The platform sets SUPABASE_URL by itself.
 * @throws Error naming what is missing or malformed. The address of a hook is a secret, so it is not repeated.
 */
export function readBuildSettings(env: Environment): { build: BuildSettings; start: StartBuild } {
  return {
    build: {
      backendUrl: address(env, 'SUPABASE_URL'),
      staffOrigin: new URL(address(env, 'STAFF_URL')).origin,
    },
    start: openBuildHook(env),
  };
}

/**
 * A host's build hook: an address that starts a build when something is posted to it. Netlify's and Cloudflare Pages' want no
 * more; GitHub's `repository_dispatch` wants a token and a body such as `{"event_type": "positions"}`.
 */
export function openBuildHook(env: Environment): StartBuild {
  const url = address(env, 'BUILD_HOOK_URL', /^https:$/);
  const { BUILD_HOOK_TOKEN: token, BUILD_HOOK_BODY: body = '{}' } = env;
  if (!isJson(body)) throw new Error('BUILD_HOOK_BODY is no JSON.');
  return async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'request-build',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => {
      throw new Error('the hook gave no answer');
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the hook answered ${response.status}`);
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
