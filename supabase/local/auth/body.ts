import { z } from 'zod';
import type { ApiRequest } from '../http/message.ts';
import { AuthRefusal } from './refusal.ts';

/** A text that may be missing; null counts as missing. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** A JSON object that may be missing. */
export const optionalObject = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? null);

/**
 * The JSON body whatever its content type says; `null` counts as empty, unknown fields are ignored.
 *
 * @throws AuthRefusal when it is too large, no JSON, or has a field of another type.
 */
export function readBody<Schema extends z.ZodType>(request: ApiRequest, schema: Schema): z.output<Schema> {
  if (request.isTooLarge) {
    throw new AuthRefusal(413, 'request_entity_too_large', 'Request body too large (max 1048576 bytes)');
  }
  const parsed = schema.safeParse(jsonOf(request.body.toString('utf8')) ?? {});
  if (parsed.success) return parsed.data;
  throw badJson(`the field ${parsed.error.issues[0]?.path.join('.') || 'as a whole'} has another type`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badJson('it is no JSON');
  }
}

function badJson(reason: string): AuthRefusal {
  return new AuthRefusal(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}
