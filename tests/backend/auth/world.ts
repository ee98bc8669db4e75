import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { cheapHasher, openStage, type EngineName, type Stage } from '../support/fixture.ts';
import { type RecordedCase, readCases } from './cases.ts';
import { answerDifferences, filledIn, type Names, refusalDifferences, wholeForms } from './form.ts';
import { knock, type Told } from './request.ts';

/** What a recorded exchange was answered with here. */
export type Replayed = { name: string; outcome: string; differences: readonly string[] };

/** The times of the recording. */
const recordedTimes = { tokenSeconds: 3600, timeboxSeconds: 12 * 3600, inactivitySeconds: 30 * 60 };

/** Requests stand this far apart, so that no rate limit is met by chance. */
const usualStepMs = 2_500;

/** The password of everybody, and the one after it. */
export const passwords = { first: 'Correct-Horse-9', second: 'Better-Horse-10!' } as const;

/** A backend, the names of what was handed out so far, and the results. */
export type World = Awaited<ReturnType<typeof openWorld>>;

/** Opens a backend with a clock that the scenario moves, and a database that it can take away. */
export async function openWorld(engineName: EngineName) {
  const cases = readCases();
  const clock = { nowMs: Date.now(), stepMs: usualStepMs, isDatabaseDown: false };
  const stage = await openStage(engineName, {
    auth: { now: () => clock.nowMs, times: recordedTimes, passwords: cheapHasher },
    engine: (engine) => ({
      ...engine,
      transaction: (mode, work) =>
        clock.isDatabaseDown
          ? Promise.reject(new Error('connection refused'))
          : engine.transaction(mode, work),
    }),
  });
  const whole = wholeForms(cases);
  const store = new Map<string, string>();
  store.set('service_role_jwt', stage.keys.serviceRoleKey).set('anon_jwt', stage.keys.anonKey);
  return { stage, clock, cases, whole, store, results: new Map<string, Replayed>() };
}

/** Moves the clock; tokens are checked by it too. */
export function pass(world: World, seconds: number): void {
  world.clock.nowMs += seconds * 1000;
}

/** Moves the clock to the beginning of a later time step, so that no code grows old on its way. */
export function passToStep(world: World, seconds: number): void {
  const later = world.clock.nowMs + seconds * 1000;
  world.clock.nowMs = Math.ceil(later / 30_000) * 30_000;
}

/** Sends a request as the gateway lets it through: with the public key beside it. */
export function send(
  { stage, clock }: World,
  method: string,
  path: string,
  { headers = {}, body = null }: { headers?: Record<string, string>; body?: string | null } = {},
): Promise<Told> {
  clock.nowMs += clock.stepMs;
  return knock(stage.url, arrange(stage, { method, path, headers, body }));
}

/** Does something while the clock stands still. */
export async function atOnce({ clock }: World, work: () => Promise<unknown>): Promise<void> {
  clock.stepMs = 0;
  await work();
  clock.stepMs = usualStepMs;
}

type Plain = { method: string; path: string; headers: Record<string, string>; body: string | null };

function arrange({ keys }: Stage, { method, path, headers, body }: Plain) {
  const { 'x-forwarded-for': forwarded, ...others } = headers;
  const from = `127.0.0.${forwarded?.split(',')[0]?.split('.')[3] ?? '1'}`;
  const type =
    body === null || 'content-type' in headers ? {} : { 'content-type': 'application/json;charset=UTF-8' };
  return {
    method,
    path: `/auth/v1${path}`,
    headers: { apikey: keys.anonKey, ...type, ...others },
    body,
    from,
  };
}

/** Sends a JSON body with the secret key, for arranging. */
export async function asService(world: World, method: string, path: string, body: unknown = {}) {
  const headers = { authorization: `Bearer ${world.stage.keys.serviceRoleKey}` };
  const told = await send(world, method, path, { headers, body: JSON.stringify(body) });
  if (told.status !== 200) throw new Error(`${method} ${path}: ${told.status} ${told.body.slice(0, 200)}`);
  return told.json as Record<string, unknown> & { id: string };
}

/** Makes a confirmed user `<name>@example.org`, unless told otherwise. */
export async function makeUser(
  world: World,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const email = `${name}@example.org`;
  const user = await asService(world, 'POST', '/admin/users', {
    email,
    password: passwords.first,
    email_confirm: true,
    ...changes,
  });
  world.store.set(`user_id:${name}`, user.id);
  return user.id;
}

/** Signs a user in under a name of the scenario, and keeps the tokens. */
export async function signIn(world: World, user: string, name = user, password: string = passwords.first) {
  const body = JSON.stringify({ email: `${user}@example.org`, password });
  keep(world, name, await send(world, 'POST', '/token?grant_type=password', { body }));
}

/** Refreshes the token of one name, and keeps the next under another. */
export async function refreshAs(world: World, name: string, next: string): Promise<void> {
  const body = JSON.stringify({ refresh_token: world.store.get(`refresh_token:${name}`) });
  keep(world, next, await send(world, 'POST', '/token?grant_type=refresh_token', { body }));
}

/** Keeps the tokens of an answer under a name. */
export function keep({ store }: World, name: string, told: Told): void {
  const { access_token: token, refresh_token: refresh } = told.json as Record<string, string>;
  if (token === undefined || refresh === undefined) throw new Error(`no session for ${name}: ${told.body}`);
  store.set(`access_token:${name}`, token).set(`refresh_token:${name}`, refresh);
  store.set(`session_id:${name}`, String(decodeJwt(token)['session_id']));
}

/** Headers with the access token of a name. */
export function bearer({ store }: World, name: string): Record<string, string> {
  return { authorization: `Bearer ${store.get(`access_token:${name}`)}` };
}

/** The claims of a name's token with changes, signed by the backend's own secret or another one. */
export async function forged(world: World, name: string, changes: Record<string, unknown>, secret?: string) {
  const claims = { ...decodeJwt(world.store.get(`access_token:${name}`) ?? ''), ...changes };
  const key = new TextEncoder().encode(secret ?? world.stage.keys.jwtSecret);
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
}

/** The code of a secret `steps` time steps from now. */
export function codeOf(world: World, secretName: string, steps = 0): string {
  const secret = Secret.fromBase32(world.store.get(secretName) ?? '');
  return new TOTP({ secret }).generate({ timestamp: world.clock.nowMs + steps * 30_000 });
}

/** Rows of the database, as its owner sees and changes them. */
export const owner = ({ stage }: World, sql: string, values: readonly unknown[] = []) =>
  stage.owner(sql, values);

/**
 * Sends a recorded request and notes how the answer differs; a refusal also without the version header.
 *
 * @param values what names of this request stand for, beside those handed out.
 */
export async function replay(world: World, name: string, values: Record<string, string> = {}): Promise<Told> {
  const recorded = world.cases.find((one) => one.name === name);
  if (recorded === undefined) throw new Error(`${name} was not recorded`);
  const known: Names = (one) => world.store.get(one);
  const sent: Names = (one) => values[one] ?? known(one) ?? (one === 'uuid' ? randomUUID() : undefined);
  const told = await sendCase(world, recorded, sent, '2024-01-01');
  const differences = answerDifferences(recorded.answer, told, world.whole, known);
  if (recorded.answer.claims !== null) differences.push(...claimDifferences(recorded, told));
  const { refusal } = recorded.answer;
  if (refusal?.hasBothForms === true && differences.length === 0) {
    const older = await sendCase(world, recorded, sent, null);
    const found = refusalDifferences(refusal, older, false, known);
    differences.push(...found.map((difference) => `older form: ${difference}`));
  }
  const code = (told.json as { code?: unknown } | null)?.code;
  const outcome =
    told.status >= 400 && typeof code === 'string' ? `${told.status} ${code}` : String(told.status);
  world.results.set(name, { name, outcome, differences });
  return told;
}

function sendCase(
  world: World,
  { request }: RecordedCase,
  names: Names,
  version: string | null,
): Promise<Told> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, filledIn(value, names)]),
  );
  const versioned = version === null ? headers : { 'x-supabase-api-version': version, ...headers };
  const body = request.body === null ? null : filledIn(request.body, names);
  return send(world, request.method, filledIn(request.path, names), { headers: versioned, body });
}

function claimDifferences({ answer }: RecordedCase, told: Told): string[] {
  const token = (told.json as { access_token?: string } | null)?.access_token;
  if (token === undefined || answer.claims === null) return ['claims: no token'];
  const { aal, amr } = decodeJwt<{ aal: string; amr: { method: string }[] }>(token);
  const [expected, given] = [answer.claims, { aal, amr: amr.map(({ method }) => method) }];
  return JSON.stringify(expected) === JSON.stringify(given) ? [] : [`claims: ${JSON.stringify(given)}`];
}
