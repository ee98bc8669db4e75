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
  times?: number;
  status?: number;
  code?: string;
  /** Ends in '…' where only its beginning counts. */
  message?: string;
  lacks?: string[];
  json?: unknown;
  /** Level of the token in the answer, and methods, which are not compared. */
  claims?: string;
  /** This backend cannot do it, and says so. */
  refused?: boolean;
  /** Values of the answer to keep by name; `session` keeps its tokens. */
  keep?: Record<string, string>;
};

type Preparation =
  | ['user', string, object?]
  | ['sign in' | 'refresh', string, string?]
  | ['password' | 'sql', ...string[]]
  | ['wait' | 'next code', number];

const steps = readFileSync(new URL('fixtures/auth-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Exchange | Preparation);

type Answer = { status: number; body: string; json: Record<string, unknown> };

const password = 'Correct-Horse-9';
/** The times of the recording. */
const times = { tokenSeconds: 3600, timeboxSeconds: 12 * 3600, inactivitySeconds: 30 * 60 };
const clock = { nowMs: Date.now() };
const named = new Map<string, string>();
const testBackend = useBackend('PGlite', {
  auth: { now: () => clock.nowMs, times, passwords: cheapHasher },
});

function codeOf(factor: string, steps = 0): string {
  const secret = Secret.fromBase32(named.get(`secret:${factor}`) ?? '');
  return new TOTP({ secret }).generate({ timestamp: clock.nowMs + steps * 30_000 });
}

/** Claims of somebody's token with changes (times in seconds from now), signed by the backend's secret or another one. */
async function forge(who: string, changes: string, isOther: boolean): Promise<string> {
  const now = Math.floor(clock.nowMs / 1000);
  const claims: Record<string, unknown> = decodeJwt(named.get(`access_token:${who}`) ?? '');
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
    const [, claims = ''] = (named.get('access_token:ana') ?? '').split('.');
    return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
  }
  if (name === 'uuid') return randomUUID();
  const value = named.get(name);
  if (value === undefined) throw new Error(`<${name}> stands for nothing here`);
  return value;
}

async function filledIn(text: string): Promise<string> {
  let filled = text;
  for (const [placeholder, name = ''] of text.matchAll(/<([^<>/][^<>]*)>/g))
    filled = filled.replace(placeholder, await valueOf(name));
  return filled;
}

async function send(exchange: Exchange): Promise<Answer> {
  clock.nowMs += 2_500;
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
  return new Promise((resolve, reject) => {
    const sending = request(`${testBackend.url}/auth/v1${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const json = (/^[{[]/.test(text) ? JSON.parse(text) : {}) as Record<string, unknown>;
        resolve({ status: response.statusCode ?? 0, body: text, json });
      });
    });
    sending.on('error', reject);
    sending.end(body ?? undefined);
  });
}

function keepSession(name: string, { json }: Answer): void {
  const { access_token: access, refresh_token: refresh } = json;
  expect(json).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) });
  named.set(`access_token:${name}`, String(access)).set(`refresh_token:${name}`, String(refresh));
  named.set(`session_id:${name}`, String(decodeJwt(String(access))['session_id']));
}

function keep(answer: Answer, names: Record<string, string> = {}): void {
  for (const [name, path] of Object.entries(names)) {
    const valueAt = () =>
      path.split('.').reduce<unknown>((found, key) => (found as never)?.[key], answer.json);
    if (name === 'session') keepSession(path, answer);
    else named.set(name, String(valueAt()));
  }
}

async function prepare([what, ...values]: Preparation): Promise<void> {
  const [first = '', second] = values as [string?, unknown?];
  const email = `${first}@example.org`;
  const token = async (grant: string, body: object) =>
    keepSession(String(second ?? first), await send({ send: `POST /token?grant_type=${grant}`, body }));
  if (what === 'user') {
    const body = { email, password, email_confirm: true, ...(second as object) };
    const answer = await send({ send: 'POST /admin/users', as: 'Bearer <service_role_jwt>', body });
    named.set(`user_id:${first}`, String(answer.json['id']));
  } else if (what === 'sign in') await token('password', { email, password });
  else if (what === 'refresh') await token('refresh_token', { refresh_token: `<refresh_token:${first}>` });
  else if (what === 'sql') await testBackend.owner(await filledIn(first));
  else if (what === 'password') {
    const change = 'update auth.users set encrypted_password = $1::text where email = $2::text';
    await testBackend.owner(change, [await cheapHasher.hash(String(second)), email]);
  } else if (what === 'wait') clock.nowMs += Number(first) * 1000;
  else clock.nowMs = Math.ceil((clock.nowMs + Number(first) * 1000) / 30_000) * 30_000;
}

/** Names that stand for any value of a form. */
const forms: Record<string, string> = {
  time: String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z`,
  uuid: '[0-9a-f-]{36}',
  unix_time: String.raw`\d{10}`,
  jwt: String.raw`[\w-]+\.[\w-]+\.[\w-]+`,
  refresh_token: '[0-9a-z]+',
  token_hash: '[0-9a-f]{56}',
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
    const value = named.get(part);
    return value === undefined ? (forms[part] ?? forms['uuid']) : escape(value);
  });
  return new RegExp(`^${source.join('')}$`);
}

/** What the product never asks for of what Supabase Auth says, and the embedded backend does not. */
const leftOut = new Set(
  [
    'action_link banned_until confirmation_sent_at confirmed_at email_otp email_verified identities invited_at is_anonymous',
    'last_challenged_at phone recovery_sent_at redirect_to',
  ].flatMap((names) => names.split(' ')),
);

/** What is recorded, for `toEqual`. `is` names a user or session of which only some values are recorded. */
function matcherOf(recorded: unknown): unknown {
  if (recorded === '<unix_time>') return expect.any(Number);
  if (typeof recorded === 'string')
    return recorded.includes('<') ? expect.stringMatching(patternOf(recorded)) : recorded;
  if (Array.isArray(recorded)) return recorded.map(matcherOf);
  if (typeof recorded !== 'object' || recorded === null) return recorded;
  const { is, ...values } = recorded as Record<string, unknown>;
  const remaining = Object.entries(values).filter(([name]) => !leftOut.has(name));
  const matcher = Object.fromEntries(remaining.map(([name, value]) => [name, matcherOf(value)]));
  return is === undefined ? matcher : expect.objectContaining(matcher);
}

async function replay(exchange: Exchange): Promise<void> {
  const answer = await send(exchange);
  keep(answer, exchange.keep);
  const { status, code, message = '', lacks = [] } = exchange;
  if (exchange.refused === true) {
    expect([answer.status, answer.json['code']]).toEqual([501, 'not_supported']);
    expect(answer.json['message']).toMatch(/^The embedded backend does not support ./);
    return;
  }
  expect([answer.status, answer.json['code']], answer.body.slice(0, 300)).toEqual([status, code]);
  if (code !== undefined) {
    const text = String(answer.json['message']);
    const [start = ''] = message.split('…');
    if (message.endsWith('…')) expect(text.slice(0, start.length)).toBe(start);
    else expect(text).toMatch(patternOf(message));
    expect((answer.json['weak_password'] as { reasons?: string[] } | undefined)?.reasons ?? []).toEqual(
      lacks,
    );
  }
  if (exchange.json !== undefined) expect(answer.json).toEqual(matcherOf(exchange.json));
  if (exchange.claims !== undefined) {
    const { aal } = decodeJwt<{ aal: string }>(String(answer.json['access_token']));
    expect(aal).toBe(exchange.claims.split(' ')[0]);
  }
}

describe('recorded exchanges with Supabase Auth, one after the other', () => {
  beforeAll(() => {
    named.set('service_role_jwt', testBackend.keys.serviceRoleKey).set('anon_jwt', testBackend.keys.anonKey);
    named.set('auth', `${testBackend.url}/auth/v1`).set('site', 'http://localhost:3000');
  });

  it.each(steps.map((step) => [nameOf(step), step] as const))('%s', async (_name, step) => {
    if (Array.isArray(step)) return prepare(step);
    if (step.case !== undefined) return replay(step);
    for (let turn = 0; turn < (step.times ?? 1); turn++) {
      const answer = await send(step);
      keep(answer, step.keep);
    }
  });
});

function nameOf(step: Exchange | Preparation): string {
  return Array.isArray(step) ? `(${step.join(' ')})` : (step.case ?? `(${step.send})`);
}
