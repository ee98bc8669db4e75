import * as z from 'zod/mini';
import { type PositionContent, storedPosition } from '~/domain/jobs/stored-position.ts';
import { callFunction, changeOneRow, request, send } from './call.ts';
import { staffClient } from './client.ts';
import type { Result } from './result.ts';
import { askForBuild } from './site-build.ts';

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
 * Changes a position, unless somebody else has changed it since. The site is built for what visitors see: a build is asked for when
 * the position is published.
 * @param baseVersion `updated_at` of the row that the page showed.
 * @returns false when it was changed or removed meanwhile: then nothing is saved.
 */
export function changePosition(
  id: string,
  change: PositionChange,
  baseVersion: string,
): Promise<Result<boolean>> {
  return request(
    () => table().update(change).eq('job_id', id).eq('updated_at', baseVersion).select('published_on'),
    (rows) => {
      const [changed] = rows;
      if (changed?.published_on) void askForBuild();
      return changed !== undefined;
    },
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
