import { createClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Client } from '../../src/api/client.ts';
import type { Database } from '../../src/api/database.types.ts';
import type { MemberRole } from '../../src/domain/contract/staff.ts';
import { signInLink, type SignInLinkType } from '../../src/domain/contract/staff.ts';
import { aResume, aResumeName, anApplication, type NewApplication } from '../backend/support/fixture.ts';
import { readStackKeys, stackUrls } from './stack-info.ts';

/** The password of every member in the tests. */
export const staffPassword = 'Correct-Horse-9';

/** Somebody with an account: the address, the secret of the second factor if there is one, and a client that has signed in. */
export type Person = { id: string; name: string; email: string; secret: string | null; client: Client };

/** The backend as the company sees it. */
export function openBackend(): Client {
  return createClient<Database>(stackUrls.backend, readStackKeys().serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Makes an account under an address that no other test uses; a member unless `role` is null. */
export async function makeAccount({
  role = 'staff' as MemberRole | null,
  isAuditor = false,
  handlesAccommodations = false,
  name = 'Bea Example',
} = {}): Promise<Omit<Person, 'client' | 'secret'>> {
  const service = openBackend();
  const email = `bea+${randomUUID()}@company.example`;
  const made = await service.auth.admin.createUser({ email, password: staffPassword, email_confirm: true });
  if (made.error !== null) throw made.error;
  const { id } = made.data.user;
  if (role === null) return { id, name, email };
  const marks = { is_auditor: isAuditor, handles_accommodations: handlesAccommodations };
  const row = { user_id: id, name, role, ...marks };
  const { error } = await service.from('staff_members').insert(row);
  if (error !== null) throw new Error(error.message);
  return { id, name, email };
}

/** Makes a member who has signed in with a second factor. */
export async function makeMember(options: Parameters<typeof makeAccount>[0] = {}): Promise<Person> {
  const account = await makeAccount(options);
  const client = createClient<Database>(stackUrls.backend, readStackKeys().anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signedIn = await client.auth.signInWithPassword({ email: account.email, password: staffPassword });
  if (signedIn.error !== null) throw signedIn.error;
  const factor = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (factor.error !== null) throw factor.error;
  const { secret } = factor.data.totp;
  const given = await client.auth.mfa.challengeAndVerify({ factorId: factor.data.id, code: codeOf(secret) });
  if (given.error !== null) throw given.error;
  return { ...account, secret, client };
}

/** The code that an authenticator app shows, now or some steps of 30 seconds later. */
export function codeOf(secret: string, stepsLater = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + stepsLater * 30_000 });
}

/** A link as `npm run staff -- add` prints it. */
export async function makeLink(email: string, type: SignInLinkType): Promise<string> {
  const { data, error } = await openBackend().auth.admin.generateLink({ type, email });
  if (error !== null) throw error;
  return signInLink(stackUrls.staff, type, data.properties.hashed_token);
}

/** What an applicant sent, as tests change it. */
export type Filed = { id: string; email: string; resumeName: string | null };

/** Files an application under an address that no other test uses, with a resume unless told otherwise. */
export async function fileApplication(
  changes: Partial<NewApplication> = {},
  withResume = true,
): Promise<Filed> {
  const bucket = openBackend().storage.from('resumes');
  const resumeName = withResume ? aResumeName() : null;
  if (resumeName !== null) {
    const { error } = await bucket.upload(resumeName, aResume(2_000));
    if (error !== null) throw error;
  }
  const resume_url = resumeName === null ? '' : bucket.getPublicUrl(resumeName).data.publicUrl;
  const email = `ana+${randomUUID()}@mail.example`;
  const row = { ...anApplication({ resume_url, email }), ...changes };
  const { data, error } = await openBackend().from('applications').insert(row).select('id, email').single();
  if (error !== null) throw new Error(error.message);
  return { ...data, resumeName };
}
