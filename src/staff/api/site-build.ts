import * as z from 'zod/mini';
import { create } from 'zustand';
import { timeLimit } from '~/api/time-limit.ts';
import { requestTimeoutMs } from '~/config/timing.ts';
import { staffClient } from './client.ts';
import { type RequestFailure, type Result, catchFailure, ok, toFailure } from './result.ts';

/** What became of the last request for a build of the site from this tab; one that was sent is forgotten when it takes too long. */
type BuildRequest = { kind: 'none' } | { kind: 'sent' } | { kind: 'failed'; failure: RequestFailure };

export const useBuildRequest = create<{ request: BuildRequest }>()(() => ({ request: { kind: 'none' } }));

const patienceMs = 15 * 60_000;

/** Asks for a build of the site, and notes what became of it. */
export async function askForBuild(): Promise<Result<null>> {
  const answer = await requestBuild();
  const request: BuildRequest = answer.kind === 'ok' ? { kind: 'sent' } : { kind: 'failed', failure: answer };
  useBuildRequest.setState({ request });
  setTimeout(() => {
    if (useBuildRequest.getState().request === request)
      useBuildRequest.setState({ request: { kind: 'none' } });
  }, patienceMs);
  return answer;
}

/** By the edge function `request-build`; `refused` with its code or hint where it says no. */
function requestBuild(): Promise<Result<null>> {
  return catchFailure(async () => {
    const { error, response } = await staffClient().functions.invoke('request-build', { body: {} });
    if (error === null) return ok(null);
    if (response === undefined) return { kind: 'no-answer' };
    const parsed = refusalBody.safeParse(await response.json().catch(() => null));
    const code = parsed.data?.code ?? '';
    const hint = parsed.data?.hint ?? '';
    if (response.status === 404) return { kind: 'refused', code: 'no_function', hint };
    if (hint !== '') return { kind: 'refused', code, hint };
    return toFailure({ code, hint }, response.status);
  });
}

const refusalBody = z.object({ code: z.optional(z.string()), hint: z.optional(z.nullable(z.string())) });

const builtPositions = z.object({ builtAt: z.iso.datetime(), positions: z.record(z.string(), z.string()) });

/** What the site's pages hold: when they were built, and `updated_at` of each position at that time. */
export type BuiltPositions = z.infer<typeof builtPositions>;

/** Where the site is that shows the positions. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL || '';

/** Asks the site what its pages hold. */
export function readBuiltPositions(): Promise<Result<BuiltPositions>> {
  return catchFailure(async () => {
    const response = await fetch(new URL('/built-positions.json', siteUrl), {
      cache: 'no-cache',
      signal: timeLimit(requestTimeoutMs),
    });
    if (!response.ok) return { kind: 'no-answer' };
    return ok(builtPositions.parse(await response.json()));
  });
}
