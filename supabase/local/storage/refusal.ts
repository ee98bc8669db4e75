import { errorCode } from '../database/backend-start-error.ts';
import { databaseFailure } from '../database/engine.ts';
import { type ApiResponse, jsonResponse, Refusal } from '../http/api-request.ts';

/** A refusal in Storage's shape: HTTP 400 for every fault of a request, the telling number is the text `statusCode`. */
export class StorageRefusal extends Refusal {
  readonly #answer: ApiResponse;

  constructor(statusCode: number, error: string, message: string, code: string) {
    super(message);
    const status = statusCode === 500 ? 500 : 400;
    this.#answer = jsonResponse(status, { statusCode: String(statusCode), error, message, code });
  }

  answer(): ApiResponse {
    return this.#answer;
  }
}

export const bucketNotFound = () =>
  new StorageRefusal(404, 'Bucket not found', 'Bucket not found', 'NoSuchBucket');
export const objectNotFound = () => new StorageRefusal(404, 'not_found', 'Object not found', 'NoSuchKey');
export const tooLarge = () => {
  const message = 'The object exceeded the maximum allowed size';
  return new StorageRefusal(413, 'Payload too large', message, 'EntityTooLarge');
};
export const invalidRequest = (message: string) =>
  new StorageRefusal(400, 'Error', message, 'InvalidRequest');
export const accessDenied = (message = 'new row violates row-level security policy') =>
  new StorageRefusal(403, 'Unauthorized', message, 'AccessDenied');

/** Turns what went wrong (database, full disk) into Storage's refusal; rethrows what nobody expected. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (diskTrouble.has(errorCode(error))) {
    return new StorageRefusal(500, 'internal', 'Internal Server Error', 'InternalError');
  }
  const failure = databaseFailure(error);
  if (failure === null) throw error;
  if (failure.code === '42501') {
    return accessDenied(failure.message.replace(/^(new row violates row-level security policy).*$/s, '$1'));
  }
  if (failure.code === '23505') {
    return new StorageRefusal(409, 'Duplicate', 'The resource already exists', 'KeyAlreadyExists');
  }
  const message = `database error, code: ${failure.code}`;
  return new StorageRefusal(500, 'DatabaseError', message, 'DatabaseError');
}

const diskTrouble = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', '53100']);
