import { randomInt, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  erasedApplication,
  linkedApplication,
  linkedFiles,
  sentApplication,
} from '../../src/api/staff-answers.ts';
import { callAgain } from '../../src/domain/contract/ask-again.ts';
import { referenceOf } from '../../src/domain/application/reference.ts';
import { bucketWithSecret, newSecret } from '../../supabase/cli/access/link-attempts.ts';
import { becomeCaller } from '../../supabase/local/database/engine.ts';
import { aVictim, bucketShowing, hashOf } from './support/victim.ts';
import { actAs } from './support/roles.ts';
import {
  anApplication,
  aResume,
  aResumeName,
  enginesHere,
  openTestBackend,
  type TestBackend,
} from './support/fixture.ts';

describe.each(enginesHere)("an applicant's own link on %s", (engineName) => {
  let testBackend: TestBackend;
  let anon: SupabaseClient;
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    anon = (await actAs(testBackend, 'anon')).client;
  });
  afterAll(() => testBackend.close());

  it('is filed with the application, which is answered as before, and read back by nobody', async () => {
    const row = { ...anApplication(), link_hash: hashOf(newSecret()) };
    const answer = await anon.from('applications').insert(row).select('id, created_at').single();
    expect([answer.status, Object.keys(answer.data ?? {})]).toEqual([201, ['id', 'created_at']]);
    const { error } = await anon.from('applications').insert({ ...row, link_hash: 'short' });
    expect(error?.message).toContain('applications_link_hash_check');
  });

  it('shows where the application stands and nothing that is personal', async () => {
    const { secret, id, application } = await aVictim(testBackend);
    const { data } = await anon.rpc('application_by_link', { secret });
    const shown = linkedApplication.parse(data);
    expect(shown).toEqual({
      reference: referenceOf(id),
      job_id: application.job_id,
      job_title: application.job_title,
      language: 'en',
      created_at: shown?.created_at,
      state: 'new',
      has_resume: true,
      is_resume_opened: false,
      is_read: false,
      closed_on: null,
    });
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(shown ?? {}).toSorted());
  });

  it('shows what was sent and nothing else, and says that staff have opened it', async () => {
    const { secret, id, application } = await aVictim(testBackend, {}, false);
    const { data } = await anon.rpc('sent_by_link', { secret });
    const sent = sentApplication.parse(data);
    const written = Object.entries(application).map(([column, value]) => [column, String(value).trim()]);
    expect(Object.fromEntries(written)).toMatchObject({ ...sent });
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(sent ?? {}).toSorted());
    const { client } = await actAs(testBackend, 'staff');
    expect((await client.rpc('open_application', { application_id: id })).error).toBeNull();
    expect((await anon.rpc('application_by_link', { secret })).data.is_read).toBe(true);
  });

  it('says since when the position is closed', async () => {
    const { secret } = await aVictim(testBackend, {}, false);
    const setLastDay = `update public.positions set closes_on = $1::text::date where job_id = 'growth-analyst-intern'`;
    await testBackend.owner(setLastDay, ['2026-01-31']);
    const { data } = await anon.rpc('application_by_link', { secret });
    await testBackend.owner(setLastDay, [null]);
    expect(data.closed_on).toBe('2026-01-31');
  });

  it.each([
    ['another secret', newSecret()],
    ['an empty one', ''],
    ['the hash of the right one', 'HASH'],
    ['a reference', 'REFERENCE'],
    ['no secret', null],
    ['one that is not of its alphabet', "' or true --"],
    ['one of a megabyte', 'x'.repeat(500_000)],
  ])('gives the same answer to %s, whatever is asked', async (_name, wrong) => {
    const { secret: right, id } = await aVictim(testBackend, {}, false);
    const secret = wrong === 'HASH' ? hashOf(right) : wrong === 'REFERENCE' ? referenceOf(id) : wrong;
    const resume_url = anon.storage.from('resumes').getPublicUrl(aResumeName()).data.publicUrl;
    for (const name of [
      'application_by_link',
      'resume_by_link',
      'sent_by_link',
      'withdraw_by_link',
      'erase_by_link',
    ]) {
      expect(await anon.rpc(name, { secret })).toMatchObject({ status: 200, data: null, error: null });
    }
    for (const name of ['add_resume_by_link', 'replace_resume_by_link']) {
      const named = await anon.rpc(name, { secret, resume_url });
      expect(named, name).toMatchObject({ status: 200, data: null, error: null });
    }
    expect(
      await testBackend.owner('select state from public.applications where id = $1::text::uuid', [id]),
    ).toEqual([{ state: 'new' }]);
  });

  it('opens no application that has no link, with no secret', async () => {
    await anon.from('applications').insert(anApplication());
    expect((await anon.rpc('erase_by_link', { secret: null })).data).toBeNull();
    const [left] = await testBackend.owner(
      'select count(*)::int as n from public.applications where link_hash is null',
    );
    expect(left?.['n']).toBeGreaterThan(0);
  });

  it('takes a resume that is missing, once, and not one that is not its own', async () => {
    const { secret, id } = await aVictim(testBackend, {}, false);
    const bucket = anon.storage.from('resumes');
    const urlOf = (name: string) => bucket.getPublicUrl(name).data.publicUrl;
    const reference = referenceOf(id);
    const [name, second, foreign] = [`${reference}_1.pdf`, `${reference}_2.pdf`, aResumeName()];
    for (const each of [name, second, foreign]) await bucket.upload(each, aResume());
    const add = async (resume_url: string) => {
      const { data, error, status } = await anon.rpc('add_resume_by_link', { secret, resume_url });
      return error === null ? data.has_resume : [status, error.hint];
    };
    const refused = [400, 'resume_refused'];
    const { application: other } = await aVictim(testBackend);
    for (const url of [
      urlOf(aResumeName()),
      other.resume_url,
      urlOf(foreign), // of an application that has yet to come
      '',
      'https://elsewhere.example/cv.pdf',
      `${urlOf(name)}#x`,
    ]) {
      expect(await add(url)).toEqual(refused);
    }
    expect(await add(urlOf(name))).toBe(true);
    expect(await add(urlOf(second))).toEqual(refused);
    expect((await anon.rpc('resume_by_link', { secret })).data).toEqual({ names: [name] });
  });

  /** Uploads a file under a name that belongs to the application, or under another. @returns its locator. */
  async function anUpload(id: string, name = `${referenceOf(id)}_${randomInt(10 ** 9)}.pdf`) {
    const bucket = anon.storage.from('resumes');
    const { error } = await bucket.upload(name, aResume());
    if (error !== null) throw error;
    return { name, url: bucket.getPublicUrl(name).data.publicUrl };
  }

  async function replace(secret: string, resume_url: string) {
    const { data, error, status } = await anon.rpc('replace_resume_by_link', { secret, resume_url });
    return error === null ? 'replaced' : [status, error.hint, error.message, data];
  }
  const refusal = [400, 'resume_refused', 'This file cannot be taken as your resume.', null];

  it('replaces a resume, whose file the same link can then delete, and whose name nobody takes again', async () => {
    const { secret, id, resumeName, application } = await aVictim(testBackend);
    const { name, url } = await anUpload(id);
    expect(await replace(secret, url)).toBe('replaced');
    expect((await anon.rpc('resume_by_link', { secret })).data.names.toSorted()).toEqual(
      [name, resumeName].toSorted(),
    );
    // still there: neither this link nor another application can name it
    expect(await replace(secret, application.resume_url)).toEqual(refusal);
    const filed = anApplication({ resume_url: application.resume_url });
    await anon.from('applications').insert(filed);
    const [row] = await testBackend.owner(
      'select resume_url, flagged from public.applications where email = $1::text',
      [filed.email],
    );
    expect(row).toEqual({ resume_url: '', flagged: true });
    expect((await anon.rpc('erase_by_link', { secret })).error?.hint).toBe('resume_still_there');
    const removed = await (await bucketShowing(testBackend, secret)).remove([resumeName]);
    expect(removed.data).toHaveLength(1);
    expect((await anon.rpc('resume_by_link', { secret })).data).toEqual({ names: [name] });
    await anon.storage.from('resumes').upload(resumeName, aResume());
    const stored = 'select 1 from storage.objects where name = $1::text';
    expect(await testBackend.owner(stored, [resumeName])).toEqual([]);
    expect((await trail(id)).map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['resume_replaced', 'applicant'],
    ]);
    const shown = linkedApplication.parse((await anon.rpc('application_by_link', { secret })).data);
    expect(shown).toMatchObject({ has_resume: true, is_resume_opened: false, is_read: false });
  });

  it('refuses every wrong replacement alike, and the old resume stays', async () => {
    const [one, other, none] = [
      await aVictim(testBackend),
      await aVictim(testBackend),
      await aVictim(testBackend, {}, false),
    ];
    const own = await anUpload(one.id);
    const urlOf = (name: string) => anon.storage.from('resumes').getPublicUrl(name).data.publicUrl;
    const wrong: [string, string][] = [
      [one.secret, urlOf(`${referenceOf(one.id)}_7.pdf`)], // not there
      [one.secret, other.application.resume_url],
      [one.secret, (await anUpload(other.id)).url],
      [one.secret, (await anUpload(one.id, aResumeName())).url], // of an application that has yet to come
      [one.secret, one.application.resume_url],
      [one.secret, ''],
      [one.secret, `${own.url}#x`],
      [one.secret, 'https://elsewhere.example/cv.pdf'],
      [none.secret, (await anUpload(none.id)).url], // there is nothing to replace
    ];
    for (const [secret, url] of wrong) expect(await replace(secret, url), url).toEqual(refusal);
    expect((await anon.rpc('resume_by_link', { secret: one.secret })).data).toEqual({
      names: [one.resumeName],
    });
    expect(await trail(one.id)).toEqual([]);
  });

  it('replaces nothing that staff have opened, or once it is decided', async () => {
    const [opened, decided] = [await aVictim(testBackend), await aVictim(testBackend)];
    const reader = (await actAs(testBackend, 'reader')).client;
    await reader.rpc('open_resume', { application_id: opened.id });
    await testBackend.owner(`update public.applications set state = 'declined' where id = $1::text::uuid`, [
      decided.id,
    ]);
    for (const { secret, id } of [opened, decided])
      expect(await replace(secret, (await anUpload(id)).url)).toEqual(refusal);
    const { data } = await anon.rpc('application_by_link', { secret: opened.secret });
    expect(data.is_resume_opened).toBe(true);
  });

  it('says nothing of a decision that its applicant does not see yet', async () => {
    const { secret, id } = await aVictim(testBackend);
    const staff = (await actAs(testBackend, 'staff')).client;
    await staff.rpc('move_applications', { ids: [id], state: 'declined' });
    expect(await replace(secret, (await anUpload(id)).url)).toBe('replaced');
  });

  it('opens to staff in the same moment the one resume that then stays', async () => {
    const reader = (await actAs(testBackend, 'reader')).client;
    for (let round = 0; round < 8; round += 1) {
      const { secret, id, resumeName } = await aVictim(testBackend);
      const { name, url } = await anUpload(id);
      await anon.rpc('application_by_link', { secret });
      const [opened, replaced] = await Promise.all([
        reader.rpc('open_resume', { application_id: id }),
        replace(secret, url),
      ]);
      const stays = replaced === 'replaced' ? name : resumeName;
      expect(opened.data).toEqual({ name: stays });
      expect((await reader.storage.from('resumes').createSignedUrl(stays, 60)).error).toBeNull();
    }
  });

  it('erases to an admin what was replaced and is still there as well', async () => {
    const { secret, id, resumeName } = await aVictim(testBackend);
    const { name, url } = await anUpload(id);
    await replace(secret, url);
    const admin = (await actAs(testBackend, 'admin')).client;
    const { data } = await callAgain(() => admin.rpc('open_application', { application_id: id }));
    expect([data.resume_name, data.replaced_resumes]).toEqual([name, [resumeName]]);
    await admin.storage.from('resumes').remove([name]);
    const erase = () => admin.from('applications').delete().eq('id', id).select('id');
    expect((await erase()).error?.hint).toBe('resume_still_there');
    await admin.storage.from('resumes').remove([resumeName]);
    expect((await erase()).data).toHaveLength(1);
  });

  it('withdraws once, also in the eyes of the audit', async () => {
    const { secret, id } = await aVictim(testBackend, {}, false);
    for (const time of ['first', 'second']) {
      expect((await anon.rpc('withdraw_by_link', { secret })).data.state, time).toBe('withdrawn');
    }
    expect(await trail(id)).toEqual([{ action: 'withdrawn', actor: null, actor_name: 'applicant' }]);
  });

  it.each(['withdrawn', 'hired', 'declined'])('changes nothing once it is %s', async (state) => {
    const { secret, id } = await aVictim(testBackend, {}, false);
    await testBackend.owner('update public.applications set state = $1::text where id = $2::text::uuid', [
      state,
      id,
    ]);
    expect((await anon.rpc('withdraw_by_link', { secret })).data.state).toBe(state);
    const name = aResumeName();
    await anon.storage.from('resumes').upload(name, aResume());
    const resume_url = anon.storage.from('resumes').getPublicUrl(name).data.publicUrl;
    expect((await anon.rpc('add_resume_by_link', { secret, resume_url })).error?.hint).toBe('resume_refused');
  });

  it('erases everything, the file first', async () => {
    const { secret, id, resumeName } = await aVictim(testBackend);
    const other = await aVictim(testBackend);
    await testBackend.owner(
      `insert into public.application_notes (application_id, author_name, body) values ($1::text::uuid, 'Test', 'Note.')`,
      [id],
    );
    const refused = await anon.rpc('erase_by_link', { secret });
    expect([refused.status, refused.error?.hint]).toEqual([409, 'resume_still_there']);
    const { names } = linkedFiles.parse((await anon.rpc('resume_by_link', { secret })).data) ?? { names: [] };
    const bucket = await bucketShowing(testBackend, secret);
    expect((await bucket.remove([...names, other.resumeName])).data?.map((file) => file.name)).toEqual([
      resumeName,
    ]);
    expect(erasedApplication.parse((await anon.rpc('erase_by_link', { secret })).data)).toEqual({
      erased: true,
    });
    const left = await testBackend.owner(
      `select 1 from public.applications where id = $1::text::uuid
       union all select 1 from public.application_notes where application_id = $1::text::uuid
       union all select 1 from storage.objects where name = $2::text`,
      [id, resumeName],
    );
    expect(left).toEqual([]);
    expect((await anon.rpc('application_by_link', { secret })).data).toBeNull();
    expect((await trail(id)).at(-1)).toEqual({ action: 'erased', actor: null, actor_name: 'applicant' });
    expect(
      await testBackend.owner('select 1 from storage.objects where name = $1::text', [other.resumeName]),
    ).toHaveLength(1);
  });

  it('lists and reads no file for who shows the secret', async () => {
    const { secret, resumeName } = await aVictim(testBackend);
    const bucket = await bucketShowing(testBackend, secret);
    expect((await bucket.list('')).data).toEqual([]);
    expect((await bucket.createSignedUrl(resumeName, 60)).error).not.toBeNull();
  });

  it('answers a secret after its try is stored, by a request of its own, where nobody else counts', async () => {
    const { secret } = await aVictim(testBackend, {}, false);
    const caller = { role: 'anon', claims: { role: 'anon' } };
    const tried = () =>
      testBackend.owner('select 1 from private.link_tries where link_hash = $1::text', [hashOf(secret)]);
    const ask = async (end: () => void = () => undefined) => {
      let shown: unknown;
      const asking = testBackend.engine.transaction('write', async (session) => {
        await becomeCaller(session, caller, {
          method: 'POST',
          path: '/',
          headers: { 'x-forwarded-for': '192.0.2.9' },
        });
        const [row] = await session.query('select public.application_by_link($1::text)::text as answer', [
          secret,
        ]);
        shown = JSON.parse(String(row?.['answer']));
        end();
      });
      await asking.catch(() => undefined);
      return shown;
    };
    const fail = () => {
      throw new Error('as a cast of the answer that fails');
    };
    expect(await ask(fail)).toEqual({ ask_again: true });
    expect(await tried()).toHaveLength(0);
    expect(await ask()).toEqual({ ask_again: true });
    expect(await tried()).toHaveLength(1);
    expect(await ask()).toMatchObject({ state: 'new' });
  });

  it('tells nothing of a secret that is tried by deleting files', async () => {
    const { secret, resumeName } = await aVictim(testBackend);
    const { url, keys } = testBackend;
    const uncounted = bucketWithSecret({ url, anonKey: keys.anonKey, token: keys.anonKey }, secret);
    expect((await uncounted.remove([resumeName])).data).toEqual([]);
  });

  it('takes no other file in the place of a deleted one, nor of one that staff have opened', async () => {
    const { secret, id, resumeName } = await aVictim(testBackend);
    const reader = (await actAs(testBackend, 'reader')).client;
    await reader.rpc('open_resume', { application_id: id });
    const bucket = await bucketShowing(testBackend, secret);
    expect((await bucket.remove([resumeName])).data).toHaveLength(1);
    expect((await anon.rpc('application_by_link', { secret })).data.has_resume).toBe(false);
    expect((await trail(id)).map(({ action }) => action)).toEqual(['resume_opened', 'resume_removed']);
    await anon.storage.from('resumes').upload(resumeName, aResume());
    const another = `${referenceOf(id)}_1.pdf`;
    await anon.storage.from('resumes').upload(another, aResume());
    const kept = 'select name from storage.objects where name = any (array[$1::text, $2::text])';
    expect(await testBackend.owner(kept, [resumeName, another])).toEqual([{ name: another }]);
    const resume_url = anon.storage.from('resumes').getPublicUrl(another).data.publicUrl;
    expect((await anon.rpc('add_resume_by_link', { secret, resume_url })).error?.hint).toBe('resume_refused');
  });

  it('is taken away from an application that names the link of another', async () => {
    const { application, secret } = await aVictim(testBackend, {}, false);
    const row = anApplication({ link_hash: hashOf(secret) });
    expect(await anon.from('applications').insert(row)).toMatchObject({ status: 201, error: null });
    const sql = 'select email from public.applications where link_hash = $1::text';
    expect(await testBackend.owner(sql, [hashOf(secret)])).toEqual([{ email: application.email }]);
  });

  it('counts every request with a link, wrong ones too', async () => {
    await testBackend.owner('delete from private.request_log');
    await testBackend.owner(`update private.limits set value = 3 where name = 'links_per_minute'`);
    const tries = [];
    for (const secret of [randomUUID(), randomUUID(), randomUUID(), randomUUID()]) {
      const { status, error } = await anon.rpc('application_by_link', { secret });
      tries.push([status, error?.hint ?? null]);
    }
    await testBackend.owner(`update private.limits set value = 1000000 where name = 'links_per_minute'`);
    expect(tries).toEqual([
      [200, null],
      [200, null],
      [200, null],
      [429, 'rate_limited_network'],
    ]);
  });

  const trail = (id: string) =>
    testBackend.owner(
      'select action, actor, actor_name from public.staff_audit where application_id = $1::text::uuid order by id',
      [id],
    );
});
