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
    await staffBackend.filed({ email: 'applicant@applicant.example' }, 0, false);
  });
  afterAll(() => staffBackend.close());
  afterEach(() => void vi.unstubAllGlobals());

  /** What a command shows, or the sentence that it fails with. */
  async function staff(args: readonly string[], mode: Mode = 'embedded', answer: string | null = null) {
    const { shown, terminal } = recordedTerminal(answer);
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
      expect(await staff([], mode)).toMatch(new RegExp(`Ada Example +${email} +admin +auditor, invited`));
      const page = await follow(output);
      expect(await staff([], mode)).toMatch(new RegExp(`Ada Example +${email} +admin +auditor\n`));
      await expect(follow(output)).rejects.toThrow('Email link is invalid or has expired');
      // No code was given yet.
      expect((await page.rpc('list_applications')).status).toBe(403);
      expect(await staff(['second-factor', 'optional'], mode)).toContain('with their password alone');
      expect((await page.rpc('list_applications')).data.total).toBe(1);
      expect(await staff(['second-factor', 'required'], mode)).toContain('before they give a code');
      expect((await page.rpc('list_applications')).status).toBe(403);
    },
  );

  it('changes the role of a member who is added again, and prints a link for a new password', async () => {
    const bea = ['add', 'Bea Example', 'bea@company.example'];
    await follow(await staff(bea));
    const repeated = await staff([...bea, '--role', 'staff']);
    expect(repeated).toContain('#type=recovery&token_hash=');
    expect(await staff(['list'])).toMatch(/Bea Example +bea@company.example +staff\n/);
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
    const failOn = (path: RegExp) =>
      vi.stubGlobal('fetch', (asked: URL | string, init: RequestInit) =>
        path.test(`${init.method} ${new URL(asked).pathname}`)
          ? Promise.resolve(Response.json({ code: 'unexpected_failure' }, { status: 500 }))
          : originalFetch(asked, init),
      );
    failOn(/generate_link/);
    expect(await staff(gil)).toContain('Auth made no link (500 unexpected_failure).');
    vi.unstubAllGlobals();
    await follow(await staff(gil));
    failOn(/DELETE .*admin.users/);
    const removed = await staff(['remove', 'gil@company.example', '--yes']);
    expect(removed).toContain('is no longer staff');
    expect(removed).toContain('The account could not be deleted. It opens nothing;');
    vi.unstubAllGlobals();
    expect(await staff(gil)).toContain('is a member of staff');
    expect(await staff(['remove', 'gil@company.example', '--yes'])).not.toContain('could not be deleted');
  });

  it('gives marks to a member and takes them, without a new link', async () => {
    const eve = 'eve@company.example';
    const page = await follow(await staff(['add', 'Eve Example', eve]));
    const marked = await staff(['mark', eve, '--auditor', '--accommodations']);
    expect(marked).toBe(`Eve Example (${eve}) has these marks: auditor, accommodations.\n`);
    expect((await page.rpc('current_membership')).data).toMatchObject({
      ...{ role: 'reader', is_auditor: true, handles_accommodations: true },
    });
    expect(await staff(['mark', eve, '--auditor'])).toContain('has these marks: auditor.');
    expect(await staff(['mark', eve])).toContain('has these marks: none.');
    expect(await staff(['mark', 'nobody@company.example'])).toContain('There is no member of staff');
  });

  /* What a removal and a reset do to sessions: member-accounts.test.ts. */
  it('removes a member after a yes: the session ends at once', async () => {
    const page = await follow(await staff(['add', 'Cleo Example', 'cleo@company.example']));
    const remove = ['remove', 'cleo@company.example'];
    expect(await staff(remove)).toBe('Nothing was removed.\n');
    expect((await page.auth.getUser()).error).toBeNull();
    expect(await staff(remove, 'embedded', 'yes')).toContain('is no longer staff');
    expect((await page.auth.getUser()).error?.code).toBe('user_not_found');
    expect(await staff([...remove, '--yes'])).toContain('There is no member of staff');
  });

  it('takes the second factor of a lost phone away, with every session, and lets the last admin stay', async () => {
    const dora = ['Dora Example', 'dora@company.example'];
    const page = await follow(await staff(['add', ...dora, '--role', 'admin']));
    await page.auth.mfa.enroll({ factorType: 'totp' });
    const reset = ['reset-second-factor', 'dora@company.example'];
    expect(await staff(reset)).toBe('Nothing was changed.\n');
    expect(await staff([...reset, '--yes'])).toContain(
      'is signed out everywhere, and sets up a second factor',
    );
    expect((await page.auth.getUser()).error).not.toBeNull();
    const actions = await staffBackend.service.from('staff_audit').select('action, actor_name');
    expect(actions.data).toContainEqual({ action: 'second_factor_reset', actor_name: 'service_role' });
    for (const mode of ['embedded', 'hosted'])
      await staff(['remove', `ada-${mode}@company.example`, '--yes']);
    expect(await staff(['remove', 'dora@company.example', '--yes'])).toContain('This is the last admin');
    expect(await staff(['add', ...dora])).toContain('This is the last admin');
  });

  it.each([
    [['add'], 'add needs a name'],
    [['add', 'Ada', 'nobody'], '"nobody" is not an email address.'],
    [['add', 'ada@company.example', 'Ada'], 'add needs a name'],
    [['add', 'Ada', 'Example', 'ada@company.example'], 'put a name of several words into quotes'],
    [['add', 'Ada', 'ada@company.example', '--role', 'boss'], 'the roles are reader, staff, admin.'],
    [['add', 'Ada\u001b[2J', 'ada@company.example'], 'add needs a name'],
    [['remove', 'ada@company.example', '--auditor'], '--auditor does not belong to remove'],
    [['mark', 'ada@company.example', '--role', 'admin'], '--role does not belong to mark'],
    [['second-factor', 'off'], 'second-factor needs one of: required, optional.'],
    [['promote'], 'There is no command "promote"'],
    [['add', '--force'], "Unknown option '--force'"],
    [['help'], 'Says who is staff.'],
  ])('answers %j with a sentence', async (args, sentence) => {
    expect(await staff(args)).toContain(sentence);
  });
});
