import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { decodeJwt, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { cheapHasher } from './support/fixture.ts';
import { useBackend } from './support/use-backend.ts';

/* Exchanges recorded with Supabase Auth 2.196.0 in what the product uses: the embedded backend answers each of them
   alike, or refuses it by name. On PGlite alone: on PostgreSQL a hosted project's own Auth answers. */

/** A recorded exchange, or (without `case`) a request that prepares the next. Names in angle brackets: `valueOf`. */
type Exchange = {
  case?: string;
  send: string;
  /** The Authorization header. */
  as?: string;
  body?: unknown;
  /** Last number of the address that it comes from. */
  from?: number;
  times?: number;
  status?: number;
  code?: string;
  /** Ends in '…' where only its beginning counts. */
  message?: string;
  lacks?: string[];
  json?: unknown;
  headers?: Record<string, string>;
  /** Level and methods of the token in the answer. */
  claims?: string;
  /** This backend cannot do it, and says so. */
  refused?: boolean;
  /** Why it answers otherwise; not compared. */
  differs?: string;
  /** Values of the answer to keep by name; `session` keeps its tokens. */
  keep?: Record<string, string>;
};

type Preparation =
  | ['user', string, object?]
  | ['sign in' | 'refresh', string, string?]
  | ['password' | 'sql', ...string[]]
  | ['wait' | 'next code', number]
  | ['stop the clock' | 'run the clock'];

const steps = readFileSync(new URL('fixtures/auth-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Exchange | Preparation);

type Told = { status: number; headers: Record<string, unknown>; body: string; json: Record<string, unknown> };

const password = 'Correct-Horse-9';
/** The times of the recording; requests stand so far apart that no rate limit is met by chance. */
const times = { tokenSeconds: 3600, timeboxSeconds: 12 * 3600, inactivitySeconds: 30 * 60 };
const clock = { nowMs: Date.now(), stepMs: 2_500 };
const kept = new Map<string, string>();
const testBackend = useBackend('PGlite', {
  auth: { now: () => clock.nowMs, times, passwords: cheapHasher },
});

function codeOf(factor: string, steps = 0): string {
  const secret = Secret.fromBase32(kept.get(`secret:${factor}`) ?? '');
  return new TOTP({ secret }).generate({ timestamp: clock.nowMs + steps * 30_000 });
}

/** Claims of somebody's token with changes (times in seconds from now), signed by the backend's secret or another one. */
async function forge(who: string, changes: string, isOther: boolean): Promise<string> {
  const now = Math.floor(clock.nowMs / 1000);
  const claims: Record<string, unknown> = decodeJwt(kept.get(`access_token:${who}`) ?? '');
  for (const [name, value] of Object.entries(JSON.parse(changes) as object)) {
    if (value === null) delete claims[name];
    else claims[name] = typeof value === 'number' ? now + value : value;
  }
  const key = new TextEncoder().encode(isOther ? 'x'.repeat(48) : testBackend.keys.jwtSecret);
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
}

/** What a name in angle brackets stands for in a request: what was kept, a code of a factor, a forged token. */
async function valueOf(name: string): Promise<string> {
  const [, who = '', changes = '', other] = /^forged:(\w+) (\{.*\})( other)?$/.exec(name) ?? [];
  if (who !== '') return forge(who, changes, other !== undefined);
  const [, wrong, factor, shift = '0'] = /^(wrong )?code:(\d)([+-]\d)?$/.exec(name) ?? [];
  if (factor !== undefined) {
    const code = codeOf(factor, Number(shift));
    return wrong === undefined ? code : String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  }
  if (name === 'unsigned:ana') {
    const [, claims = ''] = (kept.get('access_token:ana') ?? '').split('.');
    return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
  }
  if (name === 'uuid') return randomUUID();
  const value = kept.get(name);
  if (value === undefined) throw new Error(`<${name}> stands for nothing here`);
  return value;
}

async function filledIn(text: string): Promise<string> {
  let filled = text;
  for (const [whole, name = ''] of text.matchAll(/<([^<>/][^<>]*)>/g))
    filled = filled.replace(whole, await valueOf(name));
  return filled;
}

async function send(exchange: Exchange): Promise<Told> {
  clock.nowMs += clock.stepMs;
  const [method = '', path = ''] = (await filledIn(exchange.send)).split(' ');
  const { body: given } = exchange;
  const body =
    given === undefined ? null : typeof given === 'string' ? given : await filledIn(JSON.stringify(given));
  const headers: Record<string, string> = {
    apikey: testBackend.keys.anonKey,
    'content-type': 'application/json',
    'x-supabase-api-version': '2024-01-01',
  };
  if (exchange.as !== undefined) headers['authorization'] = await filledIn(exchange.as);
  if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
  const options = { method, headers, localAddress: `127.0.0.${exchange.from ?? 1}` };
  return new Promise((resolve, reject) => {
    const sending = request(`${testBackend.url}/auth/v1${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const json = (/^[{[]/.test(text) ? JSON.parse(text) : {}) as Record<string, unknown>;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, json });
      });
    });
    sending.on('error', reject);
    sending.end(body ?? undefined);
  });
}

function keepSession(name: string, { json, body }: Told): void {
  const { access_token: access, refresh_token: refresh } = json;
  if (typeof access !== 'string' || typeof refresh !== 'string')
    throw new Error(`No session for ${name}: ${body}`);
  kept.set(`access_token:${name}`, access).set(`refresh_token:${name}`, refresh);
  kept.set(`session_id:${name}`, String(decodeJwt(access)['session_id']));
}

function keep(names: Record<string, string>, told: Told): void {
  for (const [name, path] of Object.entries(names)) {
    if (name === 'session') keepSession(path, told);
    else {
      const value = path
        .split('.')
        .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], told.json);
      kept.set(name, String(value));
    }
  }
}

async function prepare([what, ...values]: Preparation): Promise<void> {
  const [first = '', second] = values as [string?, unknown?];
  switch (what) {
    case 'user': {
      const body = { email: `${first}@example.org`, password, email_confirm: true, ...(second as object) };
      const told = await send({ send: 'POST /admin/users', as: 'Bearer <service_role_jwt>', body });
      return void kept.set(`user_id:${first}`, String(told.json['id']));
    }
    case 'sign in': {
      const body = { email: `${first}@example.org`, password };
      return keepSession(
        String(second ?? first),
        await send({ send: 'POST /token?grant_type=password', body }),
      );
    }
    case 'refresh': {
      const body = { refresh_token: `<refresh_token:${first}>` };
      return keepSession(String(second), await send({ send: 'POST /token?grant_type=refresh_token', body }));
    }
    case 'password':
      await testBackend.owner('update auth.users set encrypted_password = $1::text where email = $2::text', [
        await cheapHasher.hash(String(second)),
        `${first}@example.org`,
      ]);
      return;
    case 'sql':
      return void (await testBackend.owner(await filledIn(first)));
    case 'wait':
      clock.nowMs += Number(first) * 1000;
      return;
    case 'next code':
      clock.nowMs = Math.ceil((clock.nowMs + Number(first) * 1000) / 30_000) * 30_000;
      return;
    default:
      clock.stepMs = what === 'stop the clock' ? 0 : 2_500;
  }
}

/** Names that stand for any value of a form. */
const forms: Record<string, string> = {
  time: String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z`,
  uuid: '[0-9a-f-]{36}',
  unix_time: String.raw`\d{10}`,
  jwt: String.raw`[\w-]+\.[\w-]+\.[\w-]+`,
  refresh_token: '[a-z2-7]{12}',
  token_hash: '[0-9a-f]{56}',
  // Codes by mail are not supported.
  '6 digits': '',
  '32 chars A-Z2-7': '[A-Z2-7]{32}',
  secret: '[A-Z2-7]{32}',
  issuer: '[^:?&]+',
  'qr_code: SVG text, starts <?xml versio': String.raw`<\?xml[^]*`,
};

function patternOf(text: string): RegExp {
  const parts = text.split(/<(qr_code: SVG text, starts <\?xml versio|[^<>/][^<>]*)>/);
  const escape = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const source = parts.map((part, at) => {
    if (at % 2 === 0) return escape(part);
    const value = kept.get(part);
    return value === undefined ? (forms[part] ?? forms['uuid']) : escape(value);
  });
  return new RegExp(`^${source.join('')}$`);
}

/** A whole user and a whole session, as the first recordings of each show them; unset times are left out. */
const recordedAs = (name: string) =>
  steps.find((step): step is Exchange => 'case' in step && step.case === name)?.json as Record<
    string,
    unknown
  >;
const [usualUser, usualSession] = [recordedAs('user.get'), recordedAs('signin.ok')];
const unsetKeys =
  /^(email_confirmed_at|invited_at|confirm\w+_at|recovery_sent_at|last_sign_in_at|factors|banned_until)$/;

/** The recording in the form of what was told: texts that fit a recorded form are written as that form. */
function alike(expected: unknown, actual: unknown): unknown {
  if (typeof expected === 'string') {
    const isText = typeof actual === 'string' || typeof actual === 'number';
    return isText && patternOf(expected).test(String(actual)) ? actual : expected;
  }
  if (Array.isArray(expected)) {
    const items: unknown[] = Array.isArray(actual) ? actual : [];
    return expected.map((item, at) => alike(item, items[at]));
  }
  if (typeof expected !== 'object' || expected === null) return expected;
  const given = (actual ?? {}) as Record<string, unknown>;
  const { is, ...own } = expected as Record<string, unknown>;
  const whole =
    is === 'User' ? usualUser : is === 'Session' ? { ...usualSession, weak_password: undefined } : {};
  const names = new Set([...Object.keys(whole), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names, ...Object.keys(given)].flatMap((name) => {
      if (is !== undefined && !(name in own)) {
        if (name === 'user') return [[name, alike({ is: 'User' }, given[name])]];
        if (unsetKeys.test(name) || /^(id|email|\w+_metadata|identities|refresh_token)$/.test(name)) {
          return name in given ? [[name, given[name]]] : [];
        }
      }
      if (!names.has(name)) return [];
      const value = name in own ? own[name] : whole[name];
      return value === undefined ? [] : [[name, alike(value, given[name])]];
    }),
  );
}

async function replay(exchange: Exchange): Promise<void> {
  const told = await send(exchange);
  if (exchange.keep !== undefined) keep(exchange.keep, told);
  const { status, code, message = '', lacks = [] } = exchange;
  if (exchange.differs !== undefined) return;
  if (exchange.refused === true) {
    expect(told.json).toMatchObject({ code: 'not_supported' });
    expect(told.json['message']).toMatch(/^The embedded backend does not support ./);
    return;
  }
  expect([told.status, told.json['code']], told.body.slice(0, 300)).toEqual([status, code]);
  if (code !== undefined) {
    const text = String(told.json['message']);
    const [start = ''] = message.split('…');
    if (message.endsWith('…')) expect(text.slice(0, start.length)).toBe(start);
    else expect(text).toMatch(patternOf(message));
    expect((told.json['weak_password'] as { reasons?: string[] } | undefined)?.reasons ?? []).toEqual(lacks);
  }
  if (exchange.json !== undefined) expect(told.json).toEqual(alike(exchange.json, told.json));
  for (const [name, value] of Object.entries(exchange.headers ?? {}))
    expect(told.headers[name]).toMatch(patternOf(value));
  if (exchange.claims !== undefined) {
    const { aal, amr } = decodeJwt<{ aal: string; amr: { method: string }[] }>(
      String(told.json['access_token']),
    );
    expect([aal, ...amr.map(({ method }) => method)].join(' ')).toBe(exchange.claims);
  }
}

describe('recorded exchanges with Supabase Auth, one after the other', () => {
  beforeAll(() => {
    kept.set('service_role_jwt', testBackend.keys.serviceRoleKey).set('anon_jwt', testBackend.keys.anonKey);
    kept.set('auth', `${testBackend.url}/auth/v1`).set('site', 'http://localhost:3000');
  });

  it.each(steps.map((step) => [nameOf(step), step] as const))('%s', async (_name, step) => {
    if (Array.isArray(step)) return prepare(step);
    if (step.case !== undefined) return replay(step);
    for (let turn = 0; turn < (step.times ?? 1); turn++) {
      const told = await send(step);
      if (step.keep !== undefined) keep(step.keep, told);
    }
  });
});

function nameOf(step: Exchange | Preparation): string {
  return Array.isArray(step) ? `(${step.join(' ')})` : (step.case ?? `(${step.send})`);
}
