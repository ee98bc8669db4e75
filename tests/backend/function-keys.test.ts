import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerMailRequest } from '../../supabase/functions/application-mail/answer.ts';
import { openSender, readMailSettings } from '../../supabase/functions/application-mail/settings.ts';
import { callerAddress, readJson, readProject } from '../../supabase/functions/_shared/project.ts';
import { answerRetention } from '../../supabase/functions/retention/answer.ts';
import { answerBuildRequest } from '../../supabase/functions/request-build/answer.ts';
import { readBuildSettings } from '../../supabase/functions/request-build/settings.ts';
import { answerAccountRequest } from '../../supabase/functions/staff-accounts/answer.ts';
import { readAccountSettings } from '../../supabase/functions/staff-accounts/settings.ts';
import { openClient } from '../../src/api/client.ts';
import { openStaffClient } from '../../src/staff/api/client.ts';
import { type Target, send } from '../../supabase/cli/access/attempt.ts';
import { actorOf } from '../../supabase/cli/access/run.ts';
import { runMembers } from '../../supabase/cli/members-command.ts';
import { checkProject } from '../../supabase/cli/project.ts';
import { anApplication, type TestBackend, tokenOf, userIdOf } from './support/fixture.ts';
import { type KeyGateway, newKeys, openKeyGateway } from './support/key-gateway.ts';
import { mailEnvironment, useMailSink } from './support/mail.ts';
import { recordedTerminal } from './support/staff-accounts.ts';
import { useBackend } from './support/use-backend.ts';
import { aVictim } from './support/victim.ts';

/* The edge functions with each kind of keys that a project may have. */

const secretKeys = JSON.stringify({ automations: 'sb_secret_of_another', default: newKeys.secret });

const testBackend = useBackend();
const sink = useMailSink();

describe.each([
  ['new keys alone', true, false],
  ['old keys alone', false, true],
  ['both', true, true],
])('with %s', (_kind, hasNew, hasOld) => {
  let gateway: KeyGateway;
  beforeAll(async () => {
    gateway = await openKeyGateway(testBackend, hasOld);
  });
  afterAll(() => gateway.close());

  /** What the platform and the operator set. The platform keeps the old names when the old keys are switched off. */
  const environment = ({ keys }: TestBackend) => ({
    ...mailEnvironment(testBackend, sink.url),
    STAFF_URL: 'https://staff.site.example/',
    BUILD_HOOK_URL: 'https://host.example/hook',
    SUPABASE_URL: gateway.url,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
    ...(hasNew ? { SUPABASE_SECRET_KEYS: secretKeys } : {}),
  });
  const publicKey = () => (hasNew ? newKeys.publishable : testBackend.keys.anonKey);
  const secretHeaders = () =>
    hasNew ? { apikey: newKeys.secret } : { authorization: `Bearer ${testBackend.keys.serviceRoleKey}` };

  type Asked = { method?: string; headers?: Record<string, string>; body?: object };
  const later: (() => Promise<void>)[] = [];
  const logged: string[] = [];

  /** Asks one of the functions, as it reads this environment. */
  async function ask(name: string, { method = 'POST', headers = {}, body }: Asked) {
    const env = environment(testBackend);
    const request = new Request(`https://project.example/functions/v1/${name}`, {
      method,
      headers: { apikey: publicKey(), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const log = (line: string) => void logged.push(line);
    const answerOf = () => {
      if (name === 'application-mail') {
        const { mail, sender } = readMailSettings(env);
        return answerMailRequest(request, mail, openSender(sender), log);
      }
      if (name === 'retention') return answerRetention(request, readProject(env), log);
      if (name === 'request-build') {
        return answerBuildRequest(request, readBuildSettings(env).build, async () => undefined, log);
      }
      const { settings, sender } = readAccountSettings(env);
      const send = sender === null ? null : openSender(sender);
      return answerAccountRequest(request, settings, send, (work) => later.push(work), log);
    };
    const response = await answerOf();
    return [response.status, await response.json()];
  }

  const known = { hasSender: expect.any(Boolean) };
  it.each([
    ['application-mail', known, { ...known, keys: 'ok' }],
    ['retention', {}, { keys: 'ok' }],
    ['staff-accounts', { mail: true }, { mail: true, keys: 'ok' }],
    ['request-build', { keys: 'none' }, { keys: 'none' }],
  ])('%s says that it works, and to a secret key that its own key is taken', async (name, open, known) => {
    expect(await ask(name, { method: 'GET' })).toEqual([200, open]);
    expect(await ask(name, { method: 'GET', headers: secretHeaders() })).toEqual([200, known]);
    expect(await ask(name, { method: 'GET', headers: { apikey: 'sb_secret_unknown' } })).toEqual([200, open]);
  });

  it('mails links, asked for by the site, and what waits, asked for by a timer', async () => {
    const { secret, application } = await aVictim(testBackend, {}, false);
    expect(await ask('application-mail', { body: { secret } })).toEqual([200, { sent: true }]);
    expect(await ask('application-mail', { headers: secretHeaders() })).toEqual([
      200,
      { sent: 0, failed: 0 },
    ]);
    const { email } = application;
    expect(await ask('application-mail', { body: { address: email } })).toEqual([200, { asked: true }]);
    expect(await ask('application-mail', { headers: secretHeaders() })).toEqual([
      200,
      { sent: 1, failed: 0 },
    ]);
    expect(sink.mails.map(({ to }) => to)).toEqual([[email], [email]]);
  });

  it('erases what is due, rows and files, asked for by a timer', async () => {
    const { id, resumeName } = await aVictim(testBackend);
    await testBackend.owner(
      `update public.applications set state_shown_at = private.due_before() where id = '${id}'`,
    );
    await testBackend.owner(
      `update storage.objects set created_at = now() - interval '61 minutes' where name = '${resumeName}'`,
    );
    expect(await ask('retention', {})).toMatchObject([403, {}]);
    const erased = { applications: 1, requests: 0, files: 1 };
    expect(await ask('retention', { headers: secretHeaders() })).toMatchObject([200, erased]);
  });

  it('changes accounts for an admin, mails a forgotten password, and starts a build', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(testBackend, 'admin')}` };
    const accounts = (body: object) => ask('staff-accounts', { headers, body });
    const address = `${randomUUID()}@company.example`;
    const invitation = { action: 'invite', name: 'Ines', address, role: 'reader', marks: [] };
    expect(await accounts(invitation)).toMatchObject([200, { mail: 'sent' }]);
    await tokenOf(testBackend, 'staff');
    const member = userIdOf('staff');
    expect(await accounts({ action: 'reset_second_factor', member })).toMatchObject([200, { mail: 'none' }]);
    expect(await accounts({ action: 'link', member })).toMatchObject([200, { mail: 'sent' }]);
    expect(await ask('staff-accounts', { body: { action: 'forgot', address } })).toEqual([202, {}]);
    for (const work of later.splice(0)) await work();
    expect(await accounts({ action: 'remove', member })).toMatchObject([200, { mail: 'none' }]);
    expect(await testBackend.owner(`select from auth.users where id = '${member}'`)).toEqual([]);
    expect(await ask('request-build', { headers, body: {} })).toEqual([202, { started: true }]);
    expect(logged).toEqual([]);
  });

  it('commands, site and staff app show it as a key alone', async () => {
    const { shown, terminal } = recordedTerminal();
    const secretKey = hasNew ? newKeys.secret : testBackend.keys.serviceRoleKey;
    const SUPABASE = { SUPABASE_URL: gateway.url, SUPABASE_SECRET_KEY: secretKey };
    await runMembers(['add', 'Ada Example', 'ada@company.example'], SUPABASE, terminal);
    expect(shown.out).toContain('is a member of staff');
    const config = { url: gateway.url, anonKey: publicKey() };
    const filed = await (await openClient(config)).from('applications').insert(anApplication());
    expect(filed).toMatchObject({ status: 201, error: null });
    const staff = openStaffClient(config, { getItem: () => null } as unknown as Storage);
    // Read by the database, which gives it to members alone.
    expect(await staff.rpc('list_applications')).toMatchObject({ error: { code: '42501' } });
    const who = { ...config, serviceKey: null, readerToken: null } as const;
    await expect(checkProject(who)).resolves.toBeUndefined();
    const visitor = actorOf(config, 'anon', config.anonKey);
    expect(await visitor.client.rpc('list_applications')).toMatchObject({ error: { code: '42501' } });
    const plain = { ...config, actor: visitor } as unknown as Target;
    expect((await send(plain, '/rest/v1/applications?select=id')).status).toBe(200);
  });

  it('says that the project refuses the key of a function', async () => {
    const stale = readProject({ SUPABASE_URL: gateway.url, SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_stale' });
    const request = new Request('https://project.example', { headers: { apikey: 'sb_secret_stale' } });
    const settings = { ...readMailSettings(environment(testBackend)).mail, ...stale };
    const answer = await answerMailRequest(request, settings, async () => undefined);
    expect([answer.status, await answer.json()]).toEqual([502, { keys: 'refused' }]);
  });
});

it.each([
  [
    'the one named default first',
    { SUPABASE_SECRET_KEYS: '{"b":"sb_b","default":"sb_a"}' },
    ['sb_a', 'sb_b'],
  ],
  ['without a default the first', { SUPABASE_SECRET_KEYS: '{"b":"sb_b","c":"sb_c"}' }, ['sb_b', 'sb_c']],
  ['new before old', { SUPABASE_SECRET_KEYS: '{"b":"sb_b"}', SUPABASE_SERVICE_ROLE_KEY: 'o' }, ['sb_b', 'o']],
  ['old where there is no new one', { SUPABASE_SECRET_KEYS: '{}', SUPABASE_SERVICE_ROLE_KEY: 'o' }, ['o']],
])('a function knows its secret keys: %s', (_which, env, secretKeys) => {
  const SUPABASE_URL = 'https://project.example';
  expect(readProject({ SUPABASE_URL, ...env })).toEqual({ backendUrl: SUPABASE_URL, secretKeys });
});

it('the platform checks no token of any function: each judges for itself', async () => {
  const config = await readFile('supabase/config.toml', 'utf8');
  const entries = await readdir('supabase/functions', { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && entry.name !== '_shared');
  for (const { name } of names) expect(config).toContain(`[functions.${name}]\nverify_jwt = false\n`);
});

it.each(['SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'])(
  '%s that is missing or wrong is named',
  (name) => {
    const SUPABASE_URL = 'https://project.example';
    expect(() => readProject({ SUPABASE_URL })).toThrow(name);
    expect(() => readProject({ SUPABASE_URL, SUPABASE_SECRET_KEYS: 'sb_secret_x' })).toThrow(
      'SUPABASE_SECRET_KEYS is no JSON dictionary.',
    );
  },
);

it.each([
  [
    'what the platform’s proxy says',
    { 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '1.1.1.1' },
    '192.0.2.1',
  ],
  ['the last of those who passed it on', { 'x-forwarded-for': '1.1.1.1, 2.2.2.2,192.0.2.1' }, '192.0.2.1'],
  ['the only one', { 'x-forwarded-for': '2001:db8::1' }, '2001:db8::1'],
  ['nobody', {}, ''],
])('a function counts for %s', (_who, headers, address) => {
  expect(callerAddress(new Request('https://project.example', { headers }))).toBe(address);
});

describe('a body', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request('https://project.example', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

  it('is not read at all where it is announced as too long', async () => {
    const request = post('{}', { 'content-length': '1001' });
    expect(await readJson(request, 1000)).toBeNull();
    expect(request.bodyUsed).toBe(false);
  });

  it('is read no further than it may be long', async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000).fill((given += 1) && 32)),
    });
    expect(await readJson(post(endless), 5_000)).toBeNull();
    expect(given).toBeLessThan(10);
  });

  it('is an object of JSON, whatever its letters are', async () => {
    const parts = [...new TextEncoder().encode('{"a":"é"}')].map((byte) => new Uint8Array([byte]));
    const apart = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const part = parts.shift();
        return part === undefined ? controller.close() : controller.enqueue(part);
      },
    });
    expect(await readJson(post(apart), 100)).toEqual({ a: 'é' });
    for (const text of ['', 'null', '3', '{']) expect(await readJson(post(text), 100)).toBeNull();
  });
});
