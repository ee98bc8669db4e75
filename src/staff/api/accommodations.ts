import type * as z from 'zod/mini';
import { openedRequest, requestList, type OpenedRequest } from '~/api/answers/accommodations.ts';
import { callFunction, changeOne } from './call.ts';
import type { Result } from './result.ts';

/** One page of the requests for an accommodation, open ones first. Nothing of a person is in it. */
export function listRequests(
  page_offset: number,
  page_size: number,
): Promise<Result<z.infer<typeof requestList>>> {
  return callFunction('list_accommodation_requests', { page_offset, page_size }, requestList);
}

/** A whole request; null when there is none of that id. Leaves a trace before anything is shown. */
export function openRequest(id: string): Promise<Result<OpenedRequest | null>> {
  return callFunction('open_accommodation_request', { request_id: id }, openedRequest);
}

/** Says that a request is answered, or that it is open after all. */
export function setRequestState(id: string, state: OpenedRequest['state']): Promise<Result<null>> {
  return changeOne('set_accommodation_state', { request_id: id, state });
}

/** Erases a request for good. */
export function eraseRequest(id: string): Promise<Result<null>> {
  return changeOne('erase_accommodation_request', { request_id: id });
}
