import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAs, type Actor } from './support/roles.ts';
import { anApplication, enginesHere, openTestBackend, type TestBackend } from './support/fixture.ts';

describe.each(enginesHere)('a sending that arrives again on %s', (engineName) => {
  let testBackend: TestBackend;
  let anon: Actor;
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    anon = await actAs(testBackend, 'anon');
  });
  afterAll(() => testBackend.close());

  const file = (row: object) =>
    anon.client.from('applications').insert(row).select('id, created_at').single();
  const storedUnder = (key: string) =>
    testBackend.owner(
      'select full_name, email from public.applications where submission_key = $1::text::uuid',
      [key],
    );

  it('is stored once', async () => {
    const row = { ...anApplication(), submission_key: randomUUID() };
    expect((await file(row)).status).toBe(201);
    expect(await file(row)).toMatchObject({
      status: 409,
      error: { code: 'PT409', hint: 'already_received' },
    });
    expect(await storedUnder(row.submission_key)).toHaveLength(1);
  });

  it('is stored once when 30 copies come together', async () => {
    const row = { ...anApplication(), submission_key: randomUUID() };
    const statuses = (await Promise.all(Array.from({ length: 30 }, () => file(row)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(29);
  });

  it.each([
    ['other content', {}],
    ['a broken field', { phone: '0' }],
    ['another position', { job_id: 'content-creator' }],
  ])('changes nothing and shows nothing with %s', async (_name, changes) => {
    const row = { ...anApplication(), submission_key: randomUUID() };
    expect((await file(row)).status).toBe(201);
    const replay = {
      ...anApplication({ full_name: 'Mallory', ...changes }),
      submission_key: row.submission_key,
    };
    const { error, data } = await file(replay);
    expect(data).toBeNull();
    expect(JSON.stringify(error)).not.toMatch(/Ada|applicant\.example/);
    expect(error).toEqual((await file(row)).error);
    expect(await storedUnder(row.submission_key)).toEqual([{ full_name: row.full_name, email: row.email }]);
  });

  it('cannot be looked for by its key', async () => {
    const row = { ...anApplication(), submission_key: randomUUID() };
    await file(row);
    const found = await anon.client
      .from('applications')
      .select('id')
      .eq('submission_key', row.submission_key);
    expect(found.error?.code).toBe('42501');
  });

  it('without a key is two applications, as from pages of before', async () => {
    const row = anApplication();
    expect([(await file(row)).status, (await file(row)).status]).toEqual([201, 201]);
  });
});
