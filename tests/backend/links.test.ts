import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linkedApplication, sentApplication } from '../../src/api/answers/applicant-link.ts';
import { referenceOf } from '../../src/domain/application/reference.ts';
import { bucketWithSecret, hashOf, newSecret } from '../../supabase/cli/access/link-attempts.ts';
import { becomeCaller } from '../../supabase/local/database/engine.ts';
import { anApplication, aResume, aResumeName, setLimit } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim, bucketShowing } from './support/victim.ts';

onEachEngine("an applicant's own link", (testBackend) => {
  /** What a function answers to who shows a secret: its data, or the hint of its refusal. */
  const ask = async (name: string, secret: unknown, more: object = {}) => {
    const { data, error } = await testBackend.call('anon', name, { secret, ...more });
    return error === null ? data : error.hint;
  };
  const shown = (secret: string) => ask('application_by_link', secret);
  const files = async (secret: string) => (await ask('resume_by_link', secret)).names.toSorted();
  const bucket = () => testBackend.as('anon').storage.from('resumes');
  const urlOf = (name: string) => bucket().getPublicUrl(name).data.publicUrl;
  const withoutResume = () => aVictim(testBackend, {}, false);
  const count = async (sql: string) => (await testBackend.owner(sql)).length;
  const isStored = (name: string) => count(`select 1 from storage.objects where name = '${name}'`);
  const setState = (id: string, state: string) =>
    testBackend.owner(`update public.applications set state = '${state}' where id = '${id}'`);
  const auditRows = async (id: string) =>
    (
      await testBackend.owner(
        `select action, actor_name from public.staff_audit where application_id = '${id}' order by id`,
      )
    ).map(({ action, actor_name }) => `${action} by ${actor_name}`);
  /** Uploads a file under a name that belongs to the application, or under another. */
  async function anUpload(id: string, name = `${referenceOf(id)}_${randomInt(10 ** 9)}.pdf`) {
    expect((await bucket().upload(name, aResume())).error).toBeNull();
    return { name, url: urlOf(name) };
  }
  const deleted = async (secret: string, ...names: string[]) =>
    (await (await bucketShowing(testBackend, secret)).remove(names)).data?.map((file) => file.name);

  it('shows where the application stands and nothing that is personal', async () => {
    const { secret, id, application } = await aVictim(testBackend);
    const data = await shown(secret);
    expect(linkedApplication.parse(data)).toEqual(data);
    expect(data).toEqual({
      reference: referenceOf(id),
      job_id: application.job_id,
      job_title: application.job_title,
      language: 'en',
      created_at: data.created_at,
      state: 'new',
      has_resume: true,
      is_resume_opened: false,
      is_read: false,
      is_held: false,
      is_erase_asked: false,
      closed_on: null,
    });
  });

  it('shows what was sent and nothing else, and says that staff have opened it', async () => {
    const { secret, id, application } = await withoutResume();
    const data = await ask('sent_by_link', secret);
    expect(sentApplication.parse(data)).toEqual(data);
    const written = Object.entries(application).map(([column, value]) => [column, String(value).trim()]);
    expect(Object.fromEntries(written)).toMatchObject(data);
    await testBackend.call('staff', 'open_application', { application_id: id });
    expect(await shown(secret)).toMatchObject({ is_read: true });
  });

  it('says since when the position is closed', async () => {
    const { secret } = await withoutResume();
    const setLastDay = `update public.positions set closes_on = $1::text::date where job_id = 'growth-analyst-intern'`;
    await testBackend.owner(setLastDay, ['2026-01-31']);
    const data = await shown(secret);
    await testBackend.owner(setLastDay, [null]);
    expect(data.closed_on).toBe('2026-01-31');
  });

  it.each<[string, (right: { secret: string; id: string }) => string | null]>([
    ['another secret', newSecret],
    ['an empty one', () => ''],
    ['the hash of the right one', ({ secret }) => hashOf(secret)],
    ['a reference', ({ id }) => referenceOf(id)],
    ['no secret', () => null],
    ['one that is not of its alphabet', () => "' or true --"],
    ['one of a megabyte', () => 'x'.repeat(500_000)],
  ])('gives the same answer to %s, whatever is asked', async (_name, wrong) => {
    await testBackend.as('anon').from('applications').insert(anApplication()); // it has no link
    const { secret: right, id } = await withoutResume();
    const named = { secret: wrong({ secret: right, id }) };
    const resume_url = urlOf(aResumeName());
    const by = (...names: string[]) => names.map((name) => `${name}_by_link`);
    for (const name of by(
      'application',
      'resume',
      'sent',
      'withdraw',
      'erase',
      'add_resume',
      'replace_resume',
    )) {
      const given = name.includes('_resume_') ? { ...named, resume_url } : named;
      const answer = await testBackend.call('anon', name, given);
      expect(answer, name).toMatchObject({ status: 200, data: null, error: null });
    }
    const unlinked = 'select 1 from public.applications where link_hash is null';
    expect(await count(unlinked)).toBeGreaterThan(0);
    expect(await shown(right)).toMatchObject({ state: 'new' });
  });

  it('takes a resume that is missing, once, and not one that is not its own', async () => {
    const { secret, id } = await withoutResume();
    const [firstUpload, second] = [await anUpload(id), await anUpload(id)];
    const add = (resume_url: string) => ask('add_resume_by_link', secret, { resume_url });
    for (const url of [
      urlOf(aResumeName()),
      (await aVictim(testBackend)).application.resume_url,
      (await anUpload(id, aResumeName())).url, // of an application that has yet to come
      '',
      'https://elsewhere.example/cv.pdf',
      `${firstUpload.url}#x`,
    ])
      expect(await add(url), url).toBe('resume_refused');
    expect(await add(firstUpload.url)).toMatchObject({ has_resume: true });
    expect(await add(second.url)).toBe('resume_refused');
    expect(await files(secret)).toEqual([firstUpload.name]);
  });

  describe('replaces a resume', () => {
    const replace = async (secret: string, resume_url: string) => {
      const { data, error } = await testBackend.call('anon', 'replace_resume_by_link', {
        secret,
        resume_url,
      });
      return error === null ? 'replaced' : [error.hint, error.message, data];
    };
    const refusal = ['resume_refused', 'This file cannot be taken as your resume.', null];

    it('whose file the same link can then delete, and whose name nobody takes again', async () => {
      const { secret, id, resumeName, application } = await aVictim(testBackend);
      const { name, url } = await anUpload(id);
      expect(await replace(secret, url)).toBe('replaced');
      expect(await files(secret)).toEqual([name, resumeName].toSorted());
      // Still there: neither this link nor another application can name it.
      expect(await replace(secret, application.resume_url)).toEqual(refusal);
      const other = anApplication({ resume_url: application.resume_url });
      await testBackend.as('anon').from('applications').insert(other);
      const named = 'select resume_url, flagged from public.applications where email = $1::text';
      expect(await testBackend.owner(named, [other.email])).toEqual([{ resume_url: '', flagged: true }]);
      expect(await ask('erase_by_link', secret)).toBe('resume_still_there');
      expect(await deleted(secret, resumeName)).toEqual([resumeName]);
      expect(await files(secret)).toEqual([name]);
      await bucket().upload(resumeName, aResume());
      expect(await isStored(resumeName)).toBe(0);
      expect(await auditRows(id)).toEqual(['resume_replaced by applicant']);
      expect(await shown(secret)).toMatchObject({ has_resume: true, is_resume_opened: false });
    });

    it('by none that is wrong: all are refused alike, and the old one stays', async () => {
      const [one, other, none] = [
        await aVictim(testBackend),
        await aVictim(testBackend),
        await withoutResume(),
      ];
      const wrong: [string, string][] = [
        [one.secret, urlOf(`${referenceOf(one.id)}_7.pdf`)], // not there
        [one.secret, other.application.resume_url],
        [one.secret, (await anUpload(other.id)).url],
        [one.secret, (await anUpload(one.id, aResumeName())).url], // of an application that has yet to come
        [one.secret, one.application.resume_url],
        [one.secret, ''],
        [one.secret, `${(await anUpload(one.id)).url}#x`],
        [one.secret, 'https://elsewhere.example/cv.pdf'],
        [none.secret, (await anUpload(none.id)).url], // there is nothing to replace
      ];
      for (const [secret, url] of wrong) expect(await replace(secret, url), url).toEqual(refusal);
      expect(await files(one.secret)).toEqual([one.resumeName]);
      expect(await auditRows(one.id)).toEqual([]);
    });

    it('never when staff have opened it, or once it is decided; but before the decision is shown', async () => {
      const [opened, decided, hidden] = [
        await aVictim(testBackend),
        await aVictim(testBackend),
        await aVictim(testBackend),
      ];
      await testBackend.call('reader', 'open_resume', { application_id: opened.id });
      await setState(decided.id, 'declined');
      await testBackend.call('staff', 'move_applications', { ids: [hidden.id], state: 'declined' });
      for (const { secret, id } of [opened, decided])
        expect(await replace(secret, (await anUpload(id)).url)).toEqual(refusal);
      expect(await shown(opened.secret)).toMatchObject({ is_resume_opened: true });
      expect(await replace(hidden.secret, (await anUpload(hidden.id)).url)).toBe('replaced');
    });

    it('in the same moment as staff open it: they get the one that then stays', async () => {
      for (let round = 0; round < 8; round += 1) {
        const { secret, id, resumeName } = await aVictim(testBackend);
        const { name, url } = await anUpload(id);
        await shown(secret);
        const [opened, replaced] = await Promise.all([
          testBackend.call('reader', 'open_resume', { application_id: id }),
          replace(secret, url),
        ]);
        const stays = replaced === 'replaced' ? name : resumeName;
        expect(opened.data).toEqual({ name: stays });
        const opening = testBackend.as('reader').storage.from('resumes').createSignedUrl(stays, 60);
        expect((await opening).error).toBeNull();
      }
    });

    it('and an admin erases the replaced one, while it is there, as well', async () => {
      const { secret, id, resumeName } = await aVictim(testBackend);
      const { name, url } = await anUpload(id);
      await replace(secret, url);
      const { data } = await testBackend.call('admin', 'open_application', { application_id: id });
      expect([data.resume_name, data.replaced_resumes]).toEqual([name, [resumeName]]);
      const admin = testBackend.as('admin');
      const erase = () => admin.rpc('erase_application', { application_id: id });
      await admin.storage.from('resumes').remove([name]);
      expect((await erase()).error?.hint).toBe('resume_still_there');
      await admin.storage.from('resumes').remove([resumeName]);
      expect((await erase()).data).toEqual({ changed: 1 });
    });
  });

  it('withdraws once, also in the eyes of the audit', async () => {
    const { secret, id } = await withoutResume();
    for (let time = 0; time < 2; time += 1)
      expect(await ask('withdraw_by_link', secret)).toMatchObject({ state: 'withdrawn' });
    expect(await auditRows(id)).toEqual(['withdrawn by applicant']);
  });

  it.each(['withdrawn', 'hired', 'declined'])('changes nothing once it is %s', async (state) => {
    const { secret, id } = await withoutResume();
    await setState(id, state);
    expect(await ask('withdraw_by_link', secret)).toMatchObject({ state });
    const { url } = await anUpload(id);
    expect(await ask('add_resume_by_link', secret, { resume_url: url })).toBe('resume_refused');
  });

  it('erases everything, the file first', async () => {
    const { secret, id, resumeName } = await aVictim(testBackend);
    const other = await aVictim(testBackend);
    await testBackend.owner(
      `insert into public.application_notes (application_id, author_name, body) values ('${id}', 'Test', 'Note.')`,
    );
    expect(await ask('erase_by_link', secret)).toBe('resume_still_there');
    expect(await deleted(secret, ...(await files(secret)), other.resumeName)).toEqual([resumeName]);
    expect(await ask('erase_by_link', secret)).toEqual({ erased: true });
    const left = `select 1 from public.applications where id = '${id}'
      union all select 1 from public.application_notes where application_id = '${id}'`;
    expect(await count(left)).toBe(0);
    expect(await shown(secret)).toBeNull();
    expect((await auditRows(id)).at(-1)).toBe('erased by applicant');
    expect([await isStored(resumeName), await isStored(other.resumeName)]).toEqual([0, 1]);
  });

  it('lists and reads no file for who shows the secret, and deletes none before the try is counted', async () => {
    const { secret, resumeName } = await aVictim(testBackend);
    const { url, keys } = testBackend;
    const uncounted = bucketWithSecret({ url, anonKey: keys.anonKey, token: keys.anonKey }, secret);
    expect((await uncounted.remove([resumeName])).data).toEqual([]);
    const counted = await bucketShowing(testBackend, secret);
    expect((await counted.list('')).data).toEqual([]);
    expect((await counted.createSignedUrl(resumeName, 60)).error).not.toBeNull();
  });

  it('answers a secret after its try is stored, by a request of its own, where nobody else counts', async () => {
    const { secret } = await withoutResume();
    const tried = () => count(`select 1 from private.link_tries where link_hash = '${hashOf(secret)}'`);
    const askAlone = async (end: () => void = () => undefined) => {
      let answer: unknown;
      const asking = testBackend.engine.transaction('write', async (session) => {
        await becomeCaller(
          session,
          { role: 'anon', claims: { role: 'anon' } },
          { method: 'POST', path: '/', headers: { 'x-forwarded-for': '192.0.2.9' } },
        );
        const sql = 'select public.application_by_link($1::text)::text as answer';
        const [row] = await session.query(sql, [secret]);
        answer = JSON.parse(String(row?.['answer']));
        end();
      });
      await asking.catch(() => undefined);
      return answer;
    };
    const fail = () => {
      throw new Error('as a cast of the answer that fails');
    };
    expect([await askAlone(fail), await tried()]).toEqual([{ retry_call: true }, 0]);
    expect([await askAlone(), await tried()]).toEqual([{ retry_call: true }, 1]);
    expect(await askAlone()).toMatchObject({ state: 'new' });
  });

  it('takes no other file in the place of a deleted one, nor of one that staff have opened', async () => {
    const { secret, id, resumeName } = await aVictim(testBackend);
    await testBackend.call('reader', 'open_resume', { application_id: id });
    expect(await deleted(secret, resumeName)).toEqual([resumeName]);
    expect(await shown(secret)).toMatchObject({ has_resume: false });
    expect(await auditRows(id)).toEqual(['resume_opened by The reader', 'resume_removed by applicant']);
    await bucket().upload(resumeName, aResume());
    expect(await isStored(resumeName)).toBe(0);
    const { url } = await anUpload(id);
    expect(await ask('add_resume_by_link', secret, { resume_url: url })).toBe('resume_refused');
  });

  it('is taken away from an application that names the link of another', async () => {
    const { application, secret } = await withoutResume();
    const row = anApplication({ link_hash: hashOf(secret) });
    const answer = await testBackend.as('anon').from('applications').insert(row);
    expect(answer).toMatchObject({ status: 201, error: null });
    const sql = 'select email from public.applications where link_hash = $1::text';
    expect(await testBackend.owner(sql, [hashOf(secret)])).toEqual([{ email: application.email }]);
  });

  it('counts every request with a link, wrong ones too', async () => {
    await testBackend.owner('delete from private.request_log');
    await setLimit(testBackend, 'links_per_network_per_hour', 3);
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push(
        (await testBackend.as('anon').rpc('application_by_link', { secret: newSecret() })).status,
      );
    await setLimit(testBackend, 'links_per_network_per_hour', 1_000_000);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
