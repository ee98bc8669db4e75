import * as z from 'zod/mini';
import type { Client } from '../../api/client.ts';
import { expectOneRow } from './applications.ts';
import { type Result, catchFailure, toFailure, ok } from './result.ts';

const positionRow = z.object({
  job_id: z.string(),
  is_open: z.boolean(),
  /** The last day (`2026-11-30`), or null. */
  closes_on: z.nullable(z.string()),
  /** IANA name of the time zone in which it ends. */
  time_zone: z.string(),
});

/** Whether a position takes applications, and until when. */
export type Position = z.infer<typeof positionRow>;

/** Every position, and whether it takes applications. */
export function readPositions(client: Client): Promise<Result<Position[]>> {
  return catchFailure(async () => {
    const { data, error, status } = await client
      .from('positions')
      .select('job_id, is_open, closes_on, time_zone');
    return error === null ? ok(z.array(positionRow).parse(data)) : toFailure(error, status);
  });
}

/** Opens or closes a position, or sets its last day. */
export function changePosition(
  client: Client,
  { job_id: id, is_open, closes_on }: Position,
): Promise<Result<null>> {
  return catchFailure(async () => {
    const { data, error, status } = await client
      .from('positions')
      .update({ is_open, closes_on })
      .eq('job_id', id)
      .select('job_id');
    return error === null ? expectOneRow(data) : toFailure(error, status);
  });
}
