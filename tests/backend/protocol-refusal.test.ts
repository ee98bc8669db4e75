import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signToken } from '../../supabase/local/http/keys.ts';
import { askAsVisitor, postTo, single, tablePath as table } from './support/ask.ts';
import { anApplication, openStage, type Stage } from './support/fixture.ts';

/** Expected answers: what hosted Supabase was recorded to say, or what PostgREST's own sources say. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage('PGlite');
});
afterAll(() => stage.close());

const ask = askAsVisitor(() => stage);
const post = postTo(ask);

describe('a refusal of REST', () => {
  const cases: [string, () => Promise<Response>, number, Record<string, unknown>][] = [
    [
      'a broken rule',
      () => post(anApplication({ phone: '0' })),
      400,
      {
        code: '23514',
        details: null,
        hint: null,
        message: 'new row for relation "applications" violates check constraint "applications_phone_check"',
      },
    ],
    [
      'a missing field',
      () => post({ ...anApplication(), phone: null }),
      400,
      {
        code: '23502',
        details: null,
        hint: null,
        message: 'null value in column "phone" of relation "applications" violates not-null constraint',
      },
    ],
    [
      'a forbidden column',
      () => post({ ...anApplication(), id: crypto.randomUUID() }),
      401,
      { code: '42501', details: null, hint: null, message: 'permission denied for table applications' },
    ],
    [
      'an unknown column',
      () => post({ ...anApplication(), x: 1 }),
      400,
      { code: 'PGRST204', message: "Could not find the 'x' column of 'applications' in the schema cache" },
    ],
    ['no JSON', () => post('{'), 400, { code: 'PGRST102', message: 'Empty or invalid json' }],
    [
      'uneven rows',
      () => post([anApplication(), { job_id: 'x' }]),
      400,
      { code: 'PGRST102', message: 'All object keys must match' },
    ],
    ['a null character', () => post(anApplication({ full_name: 'A\u0000B' })), 400, { code: '22P05' }],
    [
      'half a character',
      () => post(JSON.stringify(anApplication()).replace('Ada', String.raw`\ud800`)),
      400,
      { code: '22P02' },
    ],
    [
      'no row for single',
      () => ask(`${table}?select=id`, { headers: { accept: single.accept } }),
      406,
      {
        code: 'PGRST116',
        details: 'The result contains 0 rows',
        hint: null,
        message: 'Cannot coerce the result to a single JSON object',
      },
    ],
    ['an unknown column to show', () => ask(`${table}?select=nothing`), 400, { code: '42703' }],
    [
      'an unknown column to filter',
      () => ask(`${table}?select=id&nothing=eq.1`),
      400,
      { code: '42703', message: 'column applications.nothing does not exist' },
    ],
    [
      'no token',
      () => ask(table, { headers: { authorization: 'Bearer nonsense' } }),
      401,
      { code: 'PGRST301', message: 'Expected 3 parts in JWT; got 1' },
    ],
    ['a body over 1 MB', () => post('x'.repeat(1_100_000)), 413, { code: 'PGRST100' }],
    ['an unsupported filter', () => ask(`${table}?or=(id.eq.1)`), 400, { code: 'PGRST100' }],
    ['an unsupported operator', () => ask(`${table}?select=id&id=like.x`), 400, { code: 'PGRST100' }],
    ['an aggregate', () => ask(`${table}?select=count()`), 400, { code: 'PGRST123' }],
    ['a cast', () => ask(`${table}?select=id::text`), 400, { code: 'PGRST100' }],
    [
      'an unsupported preference',
      () => post(anApplication(), { prefer: 'tx=rollback' }),
      400,
      { code: 'PGRST100' },
    ],
    ['another media type', () => ask(table, { headers: { accept: 'text/csv' } }), 406, { code: 'PGRST107' }],
    ['another method', () => ask(table, { method: 'PUT', body: '{}' }), 405, { code: 'PGRST117' }],
    ['the index of tables', () => ask('/rest/v1/'), 404, { code: 'PGRST125' }],
  ];
  it.each(cases)('for %s has its shape', async (_name, request, status, body) => {
    const response = await request();
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer).toMatchObject(body);
    expect(Object.keys(answer)).toEqual(['code', 'details', 'hint', 'message']);
    expect(response.status).toBe(status);
    expect(response.headers.get('proxy-status')).toBe(`PostgREST; error=${String(body['code'])}`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('rolls back an insert that single cannot show', async () => {
    const rows = [anApplication(), anApplication()];
    const authorization = `Bearer ${stage.keys.serviceRoleKey}`; // a visitor may send one application only
    const response = await post(rows, { ...single, authorization }, '?select=id');
    expect(response.status).toBe(406);
    expect(
      await stage.owner('select 1 from public.applications where email = $1::text', [rows[0]?.email]),
    ).toEqual([]);
  });

  it('challenges an anonymous caller', async () => {
    const response = await ask(`${table}?id=eq.${crypto.randomUUID()}`, { method: 'DELETE' });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('lets clocks differ by half a minute', async () => {
    const almost = await signToken(stage.keys.jwtSecret, { role: 'anon' }, -20);
    expect((await ask(`${table}?select=id`, { headers: { authorization: `Bearer ${almost}` } })).status).toBe(
      200,
    );
  });
});
