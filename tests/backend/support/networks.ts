import { randomInt, randomUUID } from 'node:crypto';
import { becomeCaller, type Caller, databaseFailure } from '../../../supabase/local/database/engine.ts';
import { anApplication, aResumeName, type TestBackend } from './fixture.ts';

/** An address that no other request of a test has. */
export function anAddress(): string {
  return `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;
}

type From = string | Record<string, string>;

/** Sends one statement as a hosted project does: the gateway's headers, one transaction, nobody has counted before. */
async function send(
  testBackend: TestBackend,
  caller: Caller,
  from: From,
  sql: string,
  values: readonly unknown[],
): Promise<string> {
  const headers = typeof from === 'string' ? { 'x-forwarded-for': from } : from;
  try {
    return await testBackend.engine.transaction('write', async (session) => {
      await becomeCaller(session, caller, { method: 'POST', path: '/', headers });
      await session.query(sql, values);
      return 'taken';
    });
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure === null) throw error;
    return failure.hint === null ? failure.message : `${failure.hint}: ${failure.message}`;
  }
}

/** Files applications from a network in one statement; 'taken' or the refusal's hint and words. */
export function fileFrom(testBackend: TestBackend, from: From, rows = [anApplication()]): Promise<string> {
  const columns = Object.keys(anApplication()).join(', ');
  const sql = `insert into public.applications (${columns})
    select ${columns} from json_populate_recordset(null::public.applications, $1::text::json)`;
  return send(testBackend, { role: 'anon', claims: { role: 'anon' } }, from, sql, [JSON.stringify(rows)]);
}

/** Files a request for an accommodation from a network. */
export function askForHelpFrom(testBackend: TestBackend, from: From, row: object): Promise<string> {
  const columns = Object.keys(row).join(', ');
  const sql = `insert into public.accommodation_requests (${columns})
    select ${columns} from json_populate_record(null::public.accommodation_requests, $1::text::json)`;
  return send(testBackend, { role: 'anon', claims: { role: 'anon' } }, from, sql, [JSON.stringify(row)]);
}

/** Asks with an applicant's link, a wrong one, from a network. */
export function askFrom(testBackend: TestBackend, from: From): Promise<string> {
  const sql = 'select public.application_by_link($1::text)';
  return send(testBackend, { role: 'anon', claims: { role: 'anon' } }, from, sql, [randomUUID()]);
}

/** Writes an upload's row as Storage does at its end: as itself, with the visitor's headers. */
export function uploadFrom(testBackend: TestBackend, from: From): Promise<string> {
  const sql = `insert into storage.objects (bucket_id, name, version, metadata)
    values ('resumes', $1::text, $2::text, '{"size": 2000, "mimetype": "application/pdf"}')`;
  const service = { role: 'service_role', claims: { role: 'service_role' } };
  return send(testBackend, service, from, sql, [aResumeName(), randomUUID()]);
}

/** Gives a network its turns back, as the doctor does with the secret key. */
export function forgive(testBackend: TestBackend, from: From): Promise<string> {
  const service = { role: 'service_role', claims: { role: 'service_role' } };
  return send(testBackend, service, from, 'select public.forgive_requests()', []);
}
