import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askAsVisitor } from './support/ask.ts';
import { aVictim } from './support/victim.ts';
import { actAs } from './support/roles.ts';
import { openStage, type Stage } from './support/fixture.ts';

let stage: Stage;
let ask: Ask;
let reader = '';
beforeAll(async () => {
  stage = await openStage('PGlite');
  ask = askAsVisitor(() => stage);
  reader = (await actAs(stage, 'reader')).token;
});
afterAll(() => stage.close());

const post = (name: string, body: unknown, headers: Record<string, string> = {}, query = '') =>
  ask(`/rest/v1/rpc/${name}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const byReader = () => ({ authorization: `Bearer ${reader}` });

describe('a function that is called by its name', () => {
  it('answers with its JSON as the body', async () => {
    const response = await post('count_applications', '', byReader());
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(await response.json()).toEqual({ states: {}, jobs: {}, due: 0, total: 0 });
    const object = { ...byReader(), accept: 'application/vnd.pgrst.object+json' };
    expect((await post('count_applications', {}, object)).headers.get('content-type')).toBe(
      'application/vnd.pgrst.object+json; charset=utf-8',
    );
  });

  it('answers with null where it gives nothing', async () => {
    expect(await (await post('application_by_link', { secret: 'x' })).text()).toBe('null');
  });

  it('takes values of every type of its arguments, null too, and leaves the others at their defaults', async () => {
    const named = { since: '2026-01-01', until: null, assignee: null, page_size: 3 };
    const response = await post('list_applications', named, byReader());
    expect(await response.json()).toEqual({ total: 0, rows: [] });
  });

  const none = 'in the schema cache';
  const searched =
    'or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.';
  it.each([
    [
      'an unknown name',
      'no_such',
      {},
      `public.no_such without parameters ${none}`,
      `public.no_such without parameters ${searched}`,
    ],
    [
      'an unknown argument',
      'open_resume',
      { id: '1' },
      `public.open_resume(id) ${none}`,
      `public.open_resume with parameter id ${searched}`,
    ],
    [
      'an argument too many',
      'application_by_link',
      { secret: 'x', and: 1 },
      `public.application_by_link(and, secret) ${none}`,
      `public.application_by_link with parameters and, secret ${searched}`,
    ],
    [
      'a missing argument',
      'open_resume',
      {},
      `public.open_resume without parameters ${none}`,
      `public.open_resume without parameters ${searched}`,
    ],
    [
      'a function of the private schema',
      'purge_due',
      {},
      `public.purge_due without parameters ${none}`,
      `public.purge_due without parameters ${searched}`,
    ],
  ])('says to %s that there is none', async (_name, fn, body, message, details) => {
    const response = await post(fn, body);
    expect([response.status, await response.json()]).toEqual([
      404,
      {
        code: 'PGRST202',
        details: `Searched for the function ${details}`,
        hint: null,
        message: `Could not find the function ${message}`,
      },
    ]);
  });

  it.each<[string, () => Promise<Response>, number, string]>([
    ['a body that is no JSON', () => post('application_by_link', '{'), 400, 'PGRST102'],
    ['a text with NUL', () => post('application_by_link', '{"secret":"\\u0000"}'), 400, '22P05'],
    ['half a character', () => post('application_by_link', '{"secret":"\\ud800"}'), 400, '22P02'],
    [
      'a name that is no name',
      () => post('application_by_link', '{"secret":"x","\\"; drop":1}'),
      404,
      'PGRST202',
    ],
    [
      'the name of a prototype',
      () => post('application_by_link', '{"secret":"x","__proto__":1}'),
      404,
      'PGRST202',
    ],
    [
      'depth without end',
      () => post('application_by_link', `{"secret":${'['.repeat(9000)}${']'.repeat(9000)}}`),
      400,
      'PGRST102',
    ],
    ['a body that is a list', () => post('application_by_link', [{ secret: 'x' }]), 400, 'PGRST102'],
    ['a value of another type', () => post('open_resume', { application_id: '7' }, byReader()), 400, '22P02'],
    ['GET', () => ask('/rest/v1/rpc/count_applications', { headers: byReader() }), 400, 'PGRST100'],
    ['DELETE', () => ask('/rest/v1/rpc/count_applications', { method: 'DELETE' }), 405, 'PGRST101'],
    ['a selection', () => post('count_applications', {}, byReader(), '?select=total'), 400, 'PGRST100'],
    [
      'a body over 1 MB',
      () => post('application_by_link', { secret: 'x'.repeat(1_100_000) }),
      413,
      'PGRST100',
    ],
    ['another media type', () => post('count_applications', {}, { accept: 'text/csv' }), 406, 'PGRST107'],
    ['a stranger', () => post('count_applications', {}), 401, '42501'],
    [
      'another schema',
      () => post('count_applications', {}, { 'content-profile': 'private' }),
      406,
      'PGRST106',
    ],
  ])('refuses %s', async (_name, request, status, code) => {
    const response = await request();
    const answer = (await response.json()) as Record<string, unknown>;
    expect([response.status, answer['code']]).toEqual([status, code]);
    expect(response.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
  });

  it('leaves nothing behind when it refuses', async () => {
    const { secret, id } = await aVictim(stage);
    expect((await post('erase_by_link', { secret })).status).toBe(409);
    expect(
      await stage.owner('select 1 from public.staff_audit where application_id = $1::text::uuid', [id]),
    ).toEqual([]);
  });

  it('writes nothing when it only reads', async () => {
    await stage.owner(`create or replace function public.count_applications() returns jsonb language plpgsql stable
      security definer set search_path = '' as $$ begin insert into private.request_log (kind, network) values ('link', 'x'); return '1'; end $$`);
    const response = await post('count_applications', {}, byReader());
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, '0A000']);
  });
});
