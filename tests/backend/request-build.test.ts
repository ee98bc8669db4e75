import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerBuildRequest, type StartBuild } from '../../supabase/functions/request-build/answer.ts';
import { openBuildHook, readBuildSettings } from '../../supabase/functions/request-build/settings.ts';
import { readEdgeFunctions } from '../../supabase/local/functions.ts';
import { tokenOf } from './support/fixture.ts';
import { useBackend } from './support/use-backend.ts';

/* The edge function that lets staff have the site built: the database decides who may, with the caller's own token. */

describe('request-build', () => {
  const testBackend = useBackend();

  async function ask(token: string | null, start: StartBuild = async () => undefined, method = 'POST') {
    const settings = {
      backendUrl: testBackend.url,
      staffOrigin: 'https://staff.example',
    };
    const headers: Record<string, string> = {
      apikey: testBackend.keys.anonKey,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    const request = new Request('https://backend.example/functions/v1/request-build', { method, headers });
    const logged: string[] = [];
    const response = await answerBuildRequest(request, settings, start, (line) => logged.push(line));
    return { response, logged };
  }

  it('starts a build for staff, and answers the staff app alone', async () => {
    const start = vi.fn<StartBuild>(async () => undefined);
    const { response } = await ask(await tokenOf(testBackend, 'staff'), start);
    expect(response.status).toBe(202);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://staff.example');
    expect(start).toHaveBeenCalledOnce();
  });

  // Who else may ask: the function of the database, in the table of attempts (roles.test.ts).
  it('starts none for a reader', async () => {
    const start = vi.fn<StartBuild>();
    expect((await ask(await tokenOf(testBackend, 'reader'), start)).response.status).toBe(403);
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    ['no token', null, 'POST', 401],
    ['no token in it', 'a b', 'POST', 401],
    ['another method', 'a.b.c', 'PUT', 405],
    ['a token of another', 'a.b.c', 'POST', 401],
  ])('refuses a request with %s', async (_name, token, method, status) => {
    const start = vi.fn<StartBuild>();
    expect((await ask(token, start, method)).response.status).toBe(status);
    expect(start).not.toHaveBeenCalled();
  });

  it('passes on that it was asked too often', async () => {
    await testBackend.owner(`update private.limits set value = 0 where name = 'builds_per_hour'`);
    const { response } = await ask(await tokenOf(testBackend, 'staff'));
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ hint: 'too_many_builds' });
    await testBackend.owner(`update private.limits set value = 100 where name = 'builds_per_hour'`);
  });

  it('says that the hook failed, and logs why without its address', async () => {
    const { response, logged } = await ask(await tokenOf(testBackend, 'staff'), async () => {
      throw new Error('the hook answered 500');
    });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ hint: 'hook_failed' });
    expect(logged).toEqual(['A build was not started: the hook answered 500']);
  });
});

describe('the settings of request-build', () => {
  const env = {
    SUPABASE_URL: 'https://project.example',
    STAFF_URL: 'https://staff.example/app',
    BUILD_HOOK_URL: 'https://host.example/hook/secret',
  };

  it('name the origin of the staff app', () => {
    expect(readBuildSettings(env).build.staffOrigin).toBe('https://staff.example');
  });

  it.each([
    ['without a hook', { BUILD_HOOK_URL: '' }, 'BUILD_HOOK_URL is not set.'],
    [
      'with a hook over http',
      { BUILD_HOOK_URL: 'http://host.example/secret' },
      'BUILD_HOOK_URL is no address of the right kind.',
    ],
    ['with a body that is no JSON', { BUILD_HOOK_BODY: '{' }, 'BUILD_HOOK_BODY is no JSON.'],
    ['without the staff app', { STAFF_URL: '' }, 'STAFF_URL is not set.'],
  ])('are refused %s, and no secret is repeated', (_name, change, message) => {
    expect(() => readBuildSettings({ ...env, ...change })).toThrow(message);
  });

  it('give the embedded backend the function only where something can build', () => {
    const backend = {
      url: 'http://127.0.0.1:1',
      serviceRoleKey: 's',
      staffUrl: 'http://127.0.0.1:4174/',
    };
    const builder = { ...backend, startBuild: async () => undefined };
    const names = (given: typeof backend) => Object.keys(readEdgeFunctions(given, {}).functions);
    expect(names(backend)).not.toContain('request-build');
    expect(names(builder)).toContain('request-build');
    expect(() => readEdgeFunctions(builder, { BUILD_HOOK_URL: 'x' })).toThrow('BUILD_HOOK_URL');
  });
});

describe('a build hook', () => {
  let server: Server;
  const got: { method: string | undefined; headers: Record<string, unknown>; body: string }[] = [];
  let status = 200;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        got.push({ method: request.method, headers: request.headers, body });
        response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  /** Only https is taken: the address is exchanged on the way. */
  function hook(more: Record<string, string> = {}): StartBuild {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const send = fetch;
    vi.stubGlobal('fetch', (url: string, options: RequestInit) =>
      send(url.replace('https://hook.test', `http://127.0.0.1:${port}`), options),
    );
    return openBuildHook({ BUILD_HOOK_URL: 'https://hook.test/build', ...more });
  }

  it('is told by POST, with the token and the body that the host wants', async () => {
    await hook({ BUILD_HOOK_TOKEN: 'token', BUILD_HOOK_BODY: '{"event_type": "positions"}' })();
    vi.unstubAllGlobals();
    expect(got.at(-1)).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer token', 'user-agent': 'request-build' },
      body: '{"event_type": "positions"}',
    });
  });

  it.each([
    [500, 'the hook answered 500'],
    [302, 'the hook gave no answer'],
  ])('that answers %s started nothing', async (answer, message) => {
    status = answer;
    await expect(hook()()).rejects.toThrow(message);
    vi.unstubAllGlobals();
  });
});
