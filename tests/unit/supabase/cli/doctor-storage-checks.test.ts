import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { aProbe } from '../../../../supabase/cli/doctor-probe.ts';
import { storageChecks } from '../../../../supabase/cli/doctor-storage-checks.ts';

const name = 'upload text that says it is a PDF';

/** What the doctor says of a Storage that answers every request like this. */
async function verdictOn(status: number, body: object) {
  const url = 'https://project.supabase.example';
  const client = createClient(url, 'key', { global: { fetch: async () => Response.json(body, { status }) } });
  const target = { url, anonKey: 'key', client, reader: null };
  const check = storageChecks.find((one) => one.name === name);
  return check?.run(target, aProbe(target, 1));
}

it.each([
  ['looks inside files', 400, { statusCode: '415', error: 'invalid_mime_type' }, true, 'refused (415)'],
  ['believes what it is told', 400, { statusCode: '409', error: 'Duplicate' }, true, 'not stored (409); but'],
  ['takes it', 200, { Key: 'resumes/x.pdf', Id: 'x' }, false, 'it was allowed'],
  ['is broken', 500, { statusCode: '500', error: 'Internal' }, false, 'refused for another reason (500'],
])('text under the name of a PDF, at a Storage that %s', async (_name, status, body, isPassed, finding) => {
  expect(await verdictOn(status, { message: '', ...body })).toEqual({
    isPassed,
    finding: expect.stringContaining(finding),
  });
});
