import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runMembers } from '../../supabase/cli/members-command.ts';
import {
  type Mode,
  openStaffBackend,
  recordedTerminal,
  type StaffBackend,
} from './support/staff-accounts.ts';

const password = 'Correct-Horse-9';

describe('npm run staff', () => {
  let staffBackend: StaffBackend;
  beforeAll(async () => {
    staffBackend = await openStaffBackend();
  });
  afterAll(() => staffBackend.close());
  afterEach(() => void vi.unstubAllGlobals());

  /** What a command shows, or the sentence that it fails with. */
  async function staff(args: readonly string[], mode: Mode = 'embedded') {
    const { shown, terminal } = recordedTerminal();
    const environment = {
      ...staffBackend.environmentOf(mode),
      STAFF_URL: 'https://staff.company.example/in',
    };
    const failed = await runMembers(args, environment, terminal).catch((error: Error) => error.message);
    return shown.out + (failed ?? '');
  }

  /** Follows a printed link as the staff app does, and chooses a password. */
  async function follow(text: string) {
    const [link = ''] = /https:\/\/staff\S+/.exec(text) ?? [];
    const secret = new URLSearchParams(new URL(link).hash.slice(1));
    const page = createClient(staffBackend.backend.url, staffBackend.backend.anonKey, {
      auth: { persistSession: false },
    });
    const type = secret.get('type') === 'invite' ? 'invite' : 'recovery';
    const entered = await page.auth.verifyOtp({ type, token_hash: secret.get('token_hash') ?? '' });
    if (entered.error !== null) throw entered.error;
    await page.auth.updateUser({ password });
    return page;
  }

  it.each(['embedded', 'hosted'] as const)(
    'lets a new member in by a link that opens once (%s)',
    async (mode) => {
      const email = `ada-${mode}@company.example`;
      const output = await staff(['add', 'Ada Example', email, '--role', 'admin', '--auditor'], mode);
      expect(output).toContain(`Ada Example (${email}) is a member of staff: admin, auditor.`);
      expect(output).toContain('https://staff.company.example/in#type=invite&token_hash=');
      const page = await follow(output);
      expect((await page.rpc('current_membership')).data).toMatchObject({
        ...{ role: 'admin', is_auditor: true, handles_accommodations: false },
      });
      await expect(follow(output)).rejects.toThrow('Email link is invalid or has expired');
      // No code was given yet.
      expect((await page.rpc('list_applications')).status).toBe(403);
    },
  );

  it('changes role and marks of a member who is added again, and prints a link for a new password', async () => {
    const bea = ['add', 'Bea Example', 'bea@company.example'];
    const page = await follow(await staff([...bea, '--auditor']));
    const repeated = await staff([...bea, '--role', 'staff', '--accommodations']);
    expect(repeated).toContain('is a member of staff: staff, accommodations.');
    expect(repeated).toContain('#type=recovery&token_hash=');
    expect((await page.rpc('current_membership')).data).toMatchObject({
      ...{ role: 'staff', is_auditor: false, handles_accommodations: true },
    });
    await follow(repeated);
  });

  it('leaves what an admin leaves in the audit: the membership, then the link', async () => {
    const actions = async () =>
      (await staffBackend.service.from('staff_audit').select('action').order('id')).data?.map(
        ({ action }) => action,
      ) ?? [];
    const before = (await actions()).length;
    const fay = ['add', 'Fay Example', 'fay@company.example'];
    await staff(fay);
    await staff([...fay, '--role', 'staff']);
    const added = ['member_added', 'link_made', 'member_changed', 'link_made'];
    expect((await actions()).slice(before)).toEqual(added);
  });

  it('says what Auth has not done, and another try does it', async () => {
    const gil = ['add', 'Gil Example', 'gil@company.example'];
    const originalFetch = fetch;
    vi.stubGlobal('fetch', (asked: URL | string, init: RequestInit) =>
      new URL(asked).pathname.includes('generate_link')
        ? Promise.resolve(Response.json({ code: 'unexpected_failure' }, { status: 500 }))
        : originalFetch(asked, init),
    );
    expect(await staff(gil)).toContain('Auth made no link (500 unexpected_failure).');
    vi.unstubAllGlobals();
    await follow(await staff(gil));
  });

  /* What a reset does to sessions and factors, and that the last admin stays: member-accounts.test.ts. */
  it('takes the second factor of a lost phone away, with every session', async () => {
    const dora = 'dora@company.example';
    const page = await follow(await staff(['add', 'Dora Example', dora]));
    expect(await staff(['reset-second-factor', dora])).toContain('is signed out everywhere');
    expect((await page.auth.getUser()).error).not.toBeNull();
    const actions = await staffBackend.service.from('staff_audit').select('action, actor_name');
    expect(actions.data).toContainEqual({ action: 'second_factor_reset', actor_name: 'service_role' });
    expect(await staff(['reset-second-factor', 'nobody@company.example'])).toContain('There is no member');
  });

  it('asks for STAFF_URL before it makes a link for a project elsewhere', async () => {
    const asked = vi.fn(fetch);
    vi.stubGlobal('fetch', asked);
    const hosted = { SUPABASE_URL: 'https://ref.project.example', SUPABASE_SECRET_KEY: 'sb_secret_x' };
    const add = ['add', 'Hal Example', 'hal@company.example'];
    await expect(runMembers(add, hosted, recordedTerminal().terminal)).rejects.toThrow('Set STAFF_URL');
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    [['add'], 'add needs a name'],
    [['add', 'Ada', 'nobody'], '"nobody" is not an email address.'],
    [['add', 'ada@company.example', 'Ada'], 'add needs a name'],
    [['add', 'Ada', 'Example', 'ada@company.example'], 'put a name of several words into quotes'],
    [['add', 'Ada', 'ada@company.example', '--role', 'boss'], 'the roles are reader, staff, admin.'],
    [['add', 'Ada\u001b[2J', 'ada@company.example'], 'add needs a name'],
    [
      ['reset-second-factor', 'ada@company.example', '--auditor'],
      '--auditor does not belong to reset-second',
    ],
    [['add', 'Applicant', 'ada@company.example'], 'choose another name'],
    [['promote'], 'There is no command "promote"'],
    [['add', '--force'], "Unknown option '--force'"],
    [[], 'Lets the first admin in'],
  ])('answers %j with a sentence', async (args, sentence) => {
    expect(await staff(args)).toContain(sentence);
  });
});
