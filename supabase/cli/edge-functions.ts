import { limitReached } from './access/attempt.ts';
import type { Project } from './project.ts';

/** The edge functions, and what does not work where one is missing; what is `optional` may be left out (docs/deploy.md). */
export const edgeFunctions = {
  'staff-accounts': {
    optional: false,
    without: 'admins invite nobody from the staff app, and who forgot the password gets no mail',
  },
  retention: { optional: false, without: 'nothing is erased when its time is over' },
  'application-mail': {
    optional: true,
    without: 'nobody gets mail, and who lost the link writes to you',
  },
  'request-build': { optional: true, without: 'what staff publish waits for a build that you start' },
} as const;

/** What a function's answer to the check comes to; `repair` where it is wrong. */
export type FunctionFinding = { isPassed: boolean; finding: string; repair?: string };

/**
 * Asks a function for its check (functions/_shared/project.ts). Without a token, as the browser's preflight comes: a platform that wants
 * one refuses.
 */
export async function checkFunction(
  project: Project,
  name: keyof typeof edgeFunctions,
): Promise<FunctionFinding> {
  const headers = { apikey: project.serviceKey ?? project.anonKey };
  try {
    const response = await fetch(`${project.url}/functions/v1/${name}`, {
      headers,
      signal: AbortSignal.timeout(20_000),
    });
    const body: unknown = await response.json().catch(() => null);
    return judgeCheck(name, response.status, body, project.serviceKey !== null);
  } catch {
    return judgeCheck(name, 504, null, false);
  }
}

/** @param showsKey whether the secret key was shown: otherwise a function says nothing of its own. */
export function judgeCheck(
  name: keyof typeof edgeFunctions,
  status: number,
  body: unknown,
  showsKey: boolean,
): FunctionFinding {
  const { optional, without } = edgeFunctions[name];
  const { keys, hasSender, overdue } = (body ?? {}) as Record<string, unknown>;
  const deploy = `supabase functions deploy ${name}`;
  const wrong = (finding: string, repair: string) => ({ isPassed: false, finding, repair });
  if (status === 404) {
    const finding = `not deployed: ${without}`;
    return optional ? { isPassed: true, finding } : wrong(finding, `Run: ${deploy}`);
  }
  // The embedded backend, which says so by itself. A function that nobody's timer calls has no sender either, and a key.
  if (hasSender === false && keys === 'none')
    return { isPassed: true, finding: `without a mail sender: ${without}` };
  if (status === 401) return wrong('the platform wants a token', `Run: ${deploy}`);
  if (status === 429) return wrong(limitReached('of the platform'), 'Run the doctor again later.');
  if (keys === 'refused') {
    return wrong(
      'the project refuses the key of the function',
      `Make a secret key (dashboard › API keys), and run: ${deploy}`,
    );
  }
  if (typeof overdue === 'object' && overdue !== null) {
    const late = Object.entries(overdue).filter(([, number]) => number !== 0);
    const what = late.map(([name, number]) => `${name} ${number}`).join(', ');
    return wrong(
      `it should have been done an hour ago: ${what}`,
      'See whether the timers run (docs/deploy.md).',
    );
  }
  if (status !== 200)
    return wrong(`answered ${status}`, `See why in its log. Its settings: docs/deploy.md. Then: ${deploy}`);
  if (!showsKey) return { isPassed: true, finding: 'it answers; its key was not looked at' };
  if (keys === 'none') return { isPassed: true, finding: 'it answers' };
  if (keys === 'ok') return { isPassed: true, finding: 'it answers, and its key is taken' };
  return wrong(
    'it does not know the secret key that you gave',
    `Give one of the keys in dashboard › API keys. If it is one, run: ${deploy}`,
  );
}
