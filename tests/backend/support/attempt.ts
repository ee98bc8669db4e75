import { aResume, aResumeName, anApplication, type NewApplication, type Stage } from './fixture.ts';
import { actAs, type Actor, type Role } from './roles.ts';

/** Somebody else's application with its resume, which the attempts go after. */
export type Victim = { id: string; application: NewApplication; resumeName: string };

/** What an attempt works with. */
export type Scene = { stage: Stage; actor: Actor; victim: Victim };

/** One thing to try, and what each role must get: anon, signed in, members, service_role. */
export type Attempt = {
  name: string;
  run(scene: Scene): Promise<string>;
  expected: readonly [string, string, string, string];
  /**
   * Roles that get something else than their kind; a member without a code is like somebody signed in, an auditor like a
   * reader.
   */
  apart?: Partial<Record<Role, string>>;
};

/** What a role must get. */
export function expectedFor({ expected, apart }: Attempt, role: Role): string {
  const [anon, signedIn, member, service] = expected;
  const usual: Record<Role, string> = {
    anon,
    authenticated: signedIn,
    'member at aal1': signedIn,
    reader: member,
    staff: member,
    admin: member,
    auditor: apart?.reader ?? member,
    service_role: service,
  };
  return apart?.[role] ?? usual[role];
}

/** The same outcome for everybody. */
export function forAll(outcome: string): Attempt['expected'] {
  return [outcome, outcome, outcome, outcome];
}

/** Files an application with a resume, as a visitor does. */
export async function aVictim(stage: Stage, changes: Partial<NewApplication> = {}): Promise<Victim> {
  const { client } = await actAs(stage, 'anon');
  const resumeName = aResumeName();
  const stored = await client.storage.from('resumes').upload(resumeName, aResume());
  if (stored.error !== null) throw stored.error;
  const resumeUrl = client.storage.from('resumes').getPublicUrl(resumeName).data.publicUrl;
  const application = anApplication({ resume_url: resumeUrl, ...changes });
  const filed = await client.from('applications').insert(application).select('id').single<{ id: string }>();
  if (filed.error !== null) throw filed.error;
  return { id: filed.data.id, application, resumeName };
}

type RestResult = {
  error: { code: string } | null;
  status: number;
  data?: unknown;
  count?: number | null;
};

/** 'refused (401 42501)' or `otherwise`. */
export function restOutcome(result: RestResult, otherwise = 'done'): string {
  return result.error === null ? otherwise : `refused (${result.status} ${result.error.code})`;
}

/** What rows an answer showed: none, the victim's among them, or only others. */
export function rowsOutcome(result: RestResult, victim: Victim): string {
  if (result.error !== null) return restOutcome(result);
  const rows = (Array.isArray(result.data) ? result.data : [result.data]) as {
    id?: string;
    email?: string;
  }[];
  if (rows.length === 0) return 'nothing';
  const isSeen = rows.some((row) => row.id === victim.id || row.email === victim.application.email);
  return isSeen ? 'sees it' : 'own row only';
}

/** 'refused (403 AccessDenied)' or `otherwise`, from Storage's own fields. */
export function storageOutcome(error: unknown, otherwise = 'done'): string {
  if (error === null) return otherwise;
  const { statusCode, code } = error as { statusCode?: string; code?: string };
  return `refused (${statusCode} ${code})`;
}
