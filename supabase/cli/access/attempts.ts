import { accommodationAttempts } from './accommodation-attempts.ts';
import { accountAttempts } from './account-attempts.ts';
import { applicationAttempts, applicationDeletions } from './application-attempts.ts';
import type { Attempt } from './attempt.ts';
import { linkAttempts, linkDeletions } from './link-attempts.ts';
import { projectAttempts } from './project-attempts.ts';
import { resumeAttempts, resumeDeletions } from './resume-attempts.ts';
import { staffAttempts } from './staff-attempts.ts';

const policies = 'Undo what was changed by hand: supabase/migrations says which rights and policies';
const onTables = `${policies} there are (dashboard › Database › Policies).`;
const onBucket = `${policies} the bucket has; keep it private (dashboard › Storage › Policies).`;

const withRepair = (repair: string, attempts: readonly Attempt[]): Attempt[] =>
  attempts.map((attempt) => ({ repair, ...attempt }));

/**
 * Who may do what: each thing that can be tried on any project, and what each role must get. The backend's tests run it as
 * every role, `npm run doctor` against a live project as an anonymous visitor and, with its token, as a reader.
 * What deletes comes last.
 */
export const attempts: readonly Attempt[] = [
  ...projectAttempts,
  ...withRepair(onBucket, resumeAttempts),
  ...withRepair(onTables, applicationAttempts),
  ...withRepair(
    'Make new keys in the dashboard, and look who is a member: staff app, Members.',
    accountAttempts,
  ),
  ...withRepair(onTables, staffAttempts),
  ...withRepair(onTables, accommodationAttempts),
  ...withRepair(onTables, linkAttempts),
  ...withRepair(onBucket, linkDeletions),
  ...withRepair(onBucket, resumeDeletions),
  ...withRepair(onTables, applicationDeletions),
];
