import * as z from 'zod/mini';
import { count } from './common.ts';

/** What a list of requests for an accommodation shows of each: nothing of the person. */
const listedRequest = z.object({
  id: z.uuid(),
  /** Eight letters and digits (domain/application/reference.ts). */
  reference: z.string(),
  created_at: z.string(),
  job_id: z.nullable(z.string()),
  language: z.string(),
  state: z.enum(['open', 'answered']),
  answered_at: z.nullable(z.string()),
  flagged: z.boolean(),
  /** Older than the promised time: to be erased. */
  is_due: z.boolean(),
});
export type ListedRequest = z.infer<typeof listedRequest>;

/** Answer of `list_accommodation_requests`: one page, open ones first. */
export const requestList = z.object({ total: count, open: count, rows: z.array(listedRequest) });

/** Answer of `open_accommodation_request`; null when there is none of that id. */
export const openedRequest = z.nullable(
  z.object({
    id: z.uuid(),
    reference: z.string(),
    created_at: z.string(),
    full_name: z.string(),
    /** Empty where it was not given, as the phone. */
    email: z.string(),
    phone: z.string(),
    job_id: z.nullable(z.string()),
    needs: z.string(),
    language: z.string(),
    flagged_reason: z.string(),
    state: z.enum(['open', 'answered']),
    answered_at: z.nullable(z.string()),
  }),
);
export type OpenedRequest = NonNullable<z.infer<typeof openedRequest>>;
