import { sessionKey } from '../../src/staff/api/client.ts';
import { expect, test, type Visitor } from '../support/engines/engine-test.ts';
import { stackUrls } from '../support/stack-info.ts';
import { fileApplication, makeLink, makeMember, openBackend, type Person } from '../support/staff.ts';

/* What must not open the desk: a forged or stolen session, one that is over, a link of before. */

type Session = { access_token: string; refresh_token: string; expires_at?: number };

const hourMs = 60 * 60_000;
const title = (visitor: Visitor, name: string) => visitor.role('heading', name, { exact: true, level: 1 });

test.beforeEach(({ expectedErrors }) => {
  // Each refusal of the server is told to the console.
  expectedErrors.push(/Failed to load resource|status of 4\d\d/);
});

/** The session of somebody who has signed in with a second factor. */
async function sessionOf({ client }: Person): Promise<Session> {
  const { data } = await client.auth.getSession();
  if (data.session === null) throw new Error('Nobody is signed in.');
  return data.session;
}

/** Puts a session where the desk keeps its own, and opens an application with it. */
async function openWith(visitor: Visitor, session: Session, startedMs = Date.now() - 1_000): Promise<string> {
  const name = `Ana ${Date.now()}`;
  const { id } = await fileApplication({ full_name: name }, false);
  await visitor.open(`${stackUrls.staff}/robots.txt`);
  await visitor.evaluate(
    ([key, text, clock]: readonly string[]) => {
      localStorage.setItem(String(key), String(text));
      localStorage.setItem('staff-clock', String(clock));
    },
    [sessionKey, JSON.stringify(session), JSON.stringify({ startedMs, activeMs: Date.now() - 1_000 })],
  );
  await visitor.open(`${stackUrls.staff}/#/application/${id}`);
  return name;
}

async function expectShutOut(visitor: Visitor, name: string, reason: RegExp) {
  await expect(title(visitor, 'Sign in')).toHaveFocus();
  await expect(visitor.text(reason)).toBeShown();
  await expect(visitor.text(name)).toHaveCount(0);
  expect(await visitor.evaluate((key: string) => localStorage.getItem(key), sessionKey)).toBeNull();
}

const ended = /^Your session has ended/;

test('a session that is the owner’s opens what the others are refused', async ({ visitor }) => {
  const name = await openWith(visitor, await sessionOf(await makeMember()));
  await expect(title(visitor, name)).toBeShown();
});

test('a forged session opens nothing', async ({ visitor }) => {
  const session = await sessionOf(await makeMember({ role: 'reader' }));
  const [head, body, signature] = session.access_token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
  const forged = Buffer.from(JSON.stringify(Object.assign({}, claims, { role: 'service_role' })));
  const name = await openWith(visitor, {
    ...session,
    access_token: [head, forged.toString('base64url'), signature].join('.'),
  });
  await expectShutOut(visitor, name, ended);
});

test('a session older than twelve hours opens nothing, in use or not', async ({ visitor }) => {
  const session = await sessionOf(await makeMember());
  const name = await openWith(visitor, session, Date.now() - 12 * hourMs);
  await expectShutOut(visitor, name, /^You were signed out after 12 hours/);
});

test('a refresh token that is used a second time ends the session, the thief’s and the owner’s', async ({
  visitor,
}) => {
  const owner = await makeMember();
  const stolen = await sessionOf(owner);
  for (let turn = 0; turn < 2; turn++) expect((await owner.client.auth.refreshSession()).error).toBeNull();
  // For ten seconds a token may be used again: two tabs refresh at once.
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  const name = await openWith(visitor, { ...stolen, expires_at: Math.floor(Date.now() / 1_000) - 60 });
  await expectShutOut(visitor, name, ended);
  expect((await owner.client.auth.getUser()).error).not.toBeNull();
  expect((await owner.client.from('applications').select('id').limit(1)).data ?? []).toEqual([]);
});

test('a link of before the newest, or of somebody who was removed, opens nothing', async ({ visitor }) => {
  const member = await makeMember();
  const older = await makeLink(member.email, 'recovery');
  const newest = await makeLink(member.email, 'recovery');
  await visitor.open(older);
  await visitor.role('button', 'Go on').click();
  await expect(visitor.text(/This link was used already or is too old/)).toBeShown();
  await expect(title(visitor, 'Choose your password')).toHaveCount(0);

  await openBackend().auth.admin.deleteUser(member.id);
  await visitor.open(newest);
  await visitor.role('button', 'Go on').click();
  await expect(visitor.text(/This link was used already or is too old/)).toBeShown();
  await expect(title(visitor, 'Choose your password')).toHaveCount(0);
});
