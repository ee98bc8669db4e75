import type * as z from 'zod/mini';
import { openedRequest, requestList, type OpenedRequest } from '~/api/staff-answers.ts';
import type { Client } from '../../api/client.ts';
import { callFunction, expectOneRow } from './applications.ts';
import { catchFailure, toFailure, type Result } from './result.ts';

/** One page of the requests for an accommodation, open ones first. Nothing of a person is in it. */
export function listRequests(
  client: Client,
  offset: number,
  pageSize: number,
): Promise<Result<z.infer<typeof requestList>>> {
  const page = { page_offset: offset, page_size: pageSize };
  return callFunction(client, 'list_accommodation_requests', page, requestList);
}

/** A whole request; null when there is none of that id. Leaves a trace before anything is shown. */
export function openRequest(client: Client, id: string): Promise<Result<OpenedRequest | null>> {
  return callFunction(client, 'open_accommodation_request', { request_id: id }, openedRequest);
}

/** Says that a request is answered, or that it is open after all. */
export function setRequestState(
  client: Client,
  id: string,
  state: OpenedRequest['state'],
): Promise<Result<null>> {
  return catchFailure(async () => {
    const table = client.from('accommodation_requests');
    const { data, error, status } = await table.update({ state }).eq('id', id).select('id');
    return error === null ? expectOneRow(data) : toFailure(error, status);
  });
}

/** Erases a request for good. */
export function eraseRequest(client: Client, id: string): Promise<Result<null>> {
  return catchFailure(async () => {
    const table = client.from('accommodation_requests');
    const { data, error, status } = await table.delete().eq('id', id).select('id');
    return error === null ? expectOneRow(data) : toFailure(error, status);
  });
}
