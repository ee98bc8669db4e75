import * as z from 'zod/mini';
import { timeLimit } from '~/api/time-limit.ts';
import { requestTimeoutMs } from '~/config/timing.ts';
import { type PositionContent, storedPosition } from '~/domain/jobs/stored-position.ts';
import { callFunction, changeOneRow, request, send } from './call.ts';
import { staffClient } from './client.ts';
import { type Result, catchFailure, ok, toFailure } from './result.ts';

const positionRow = z.extend(storedPosition, { updated_by: z.nullable(z.uuid()) });

/** A position as members of staff see it: drafts, published and closed ones. */
export type PositionRow = z.infer<typeof positionRow>;

const columns = Object.keys(positionRow.shape).join(',');

const table = () => staffClient().from('positions');

/** Every position. A row that breaks a rule is left out, and named in the console. */
export function readPositions(): Promise<Result<PositionRow[]>> {
  return request(
    () => table().select(columns),
    (rows: readonly unknown[]) => {
      const parsed = rows.map((row) => positionRow.safeParse(row));
      const broken = parsed.filter(({ success }) => !success).length;
      if (broken > 0) console.error(`${broken} positions break a rule and are not shown.`);
      return parsed.flatMap(({ data: row }) => row ?? []);
    },
  );
}

/** One position; null when there is none of this id. */
export function readPosition(id: string): Promise<Result<PositionRow | null>> {
  return request(
    () => table().select(columns).eq('job_id', id),
    (rows) => z.array(positionRow).parse(rows)[0] ?? null,
  );
}

/** Makes a draft. */
export function makePosition(id: string, content: PositionContent): Promise<Result<null>> {
  return send(() => table().insert({ job_id: id, ...content }));
}

/** What a change sets besides the content. */
type PositionChange = Partial<PositionContent> & { published_on?: string; is_open?: boolean };

/**
 * Changes a position, unless somebody else has changed it since.
 * @param seenAt `updated_at` of the row that the page showed.
 * @returns false when it was changed or removed meanwhile: then nothing is saved.
 */
export function changePosition(id: string, change: PositionChange, seenAt: string): Promise<Result<boolean>> {
  return request(
    () => table().update(change).eq('job_id', id).eq('updated_at', seenAt).select('job_id'),
    (rows) => rows.length === 1,
  );
}

/** Removes a draft. Row-level security keeps what is published. */
export function removeDraft(id: string): Promise<Result<null>> {
  return changeOneRow(() => table().delete().eq('job_id', id).select('job_id'));
}

const counts = z.record(z.string(), z.int());

/** How many have applied, by the id of the position; nothing for none. */
export function countApplications(): Promise<Result<Record<string, number>>> {
  return callFunction('count_applications', {}, counts);
}

/** Asks for a build of the site by the edge function `request-build`; `refused` with its code or hint where it says no. */
export function requestBuild(): Promise<Result<null>> {
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
