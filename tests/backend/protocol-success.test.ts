import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAsVisitor, postTo, single, tablePath as table } from './support/ask.ts';
import { actAs } from './support/roles.ts';
import { anApplication, openStage, type Stage } from './support/fixture.ts';

/** Expected answers: what hosted Supabase was recorded to say, or what PostgREST's own sources say. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage('PGlite');
});
afterAll(() => stage.close());

const ask = askAsVisitor(() => stage);
const post = postTo(ask);

describe('the gateway', () => {
  it('answers the preflight of a browser', async () => {
    const asked = 'apikey,authorization,content-profile,content-type,prefer,x-client-info,x-upsert';
    const response = await fetch(stage.url + table, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:4173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(asked);
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  });

  it('wants a key', async () => {
    const response = await fetch(stage.url + table);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  });

  it('knows its keys', async () => {
    const response = await ask(table, { headers: { apikey: 'guess' } });
    expect([response.status, await response.json()]).toEqual([
      401,
      {
        message: 'Invalid API key',
        hint: 'Double check your Supabase `anon` or `service_role` API key.',
      },
    ]);
  });

  it.each(['/graphql/v1', '/functions/v1/x', '/', '/rest/v2/x'])('has no %s', async (path) => {
    const response = await ask(path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'no Route matched with those values' },
    ]);
  });

  it('listens on this machine only', () => {
    expect(stage.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});

describe('a success of REST', () => {
  it('gives the row of a single insert', async () => {
    const response = await post(anApplication(), single, '?select=id,created_at');
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.pgrst.object+json; charset=utf-8',
      'content-range': '*/*',
      'preference-applied': 'return=representation',
      'access-control-allow-origin': '*',
    });
    expect(response.headers.has('location')).toBe(false);
    const row = (await response.json()) as { created_at: string };
    expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('gives an empty body without return', async () => {
    const response = await post(anApplication());
    expect([response.status, await response.text()]).toEqual([201, '']);
    expect(response.headers.get('content-length')).toBe('0');
    expect(response.headers.has('content-type')).toBe(false);
  });

  it('gives an empty list with an open range', async () => {
    const response = await ask(`${table}?select=id`, { headers: { prefer: 'count=exact' } });
    expect([response.status, await response.text()]).toEqual([200, '[]']);
    expect(response.headers.get('content-range')).toBe('*/0');
  });

  it('gives staff pages with their place in the whole', async () => {
    const staff = await actAs(stage, 'staff');
    for (let count = 0; count < 3; count += 1) await post(anApplication());
    const page = await staff.client
      .from('applications')
      .select('id', { count: 'exact' })
      .order('created_at', { ascending: false })
      .range(0, 1);
    expect(page.status).toBe(206);
    expect(page.data).toHaveLength(2);
    expect(page.count).toBeGreaterThanOrEqual(3);
    const beyond = await staff.client
      .from('applications')
      .select('id', { count: 'exact' })
      .range(5_000, 5_001);
    expect([beyond.status, beyond.error?.code]).toEqual([416, 'PGRST103']);
  });

  it('changes nothing on a read', async () => {
    const response = await ask(`${table}?select=id`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
