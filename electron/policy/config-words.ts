import * as z from 'zod/mini';
import { schemaNotes } from './config-field.ts';
import { configSchema } from './config-schema.ts';

/** A place of a JSON schema (JSON Schema, draft 2020-12). */
export type SchemaPlace = z.core.JSONSchema.JSONSchema;

/** The rules of the config as a JSON schema: for editors, for the package, and for the words below. */
export function configJsonSchema(): SchemaPlace {
  const options = { metadata: schemaNotes, io: 'input', unrepresentable: 'any' } as const;
  return { ...z.toJSONSchema(configSchema, options), title: 'Kiosk configuration' };
}

/** What a place may hold, in words: `a whole number from 30 to 600`. */
export function allowedAt(place: SchemaPlace): string {
  if (typeof place.errorMessage === 'string') return place.errorMessage;
  if (place.const !== undefined) return `the ${typeof place.const} ${JSON.stringify(place.const)}`;
  if (place.enum !== undefined) return place.enum.map((value) => JSON.stringify(value)).join(', ');
  if (place.anyOf !== undefined) return `null, or ${allowedAt(notNull(place))}`;
  if (place.type === 'boolean') return 'true or false';
  if (place.type === 'object') return `an object with ${knownNames(place).join(', ')}`;
  return `${place.type === 'integer' ? 'a whole number' : 'a number'} from ${place.minimum} to ${place.maximum}`;
}

/** The names that an object knows. `$schema` is for editors alone. */
export function knownNames(place: SchemaPlace): readonly string[] {
  return Object.keys(notNull(place).properties ?? {}).filter((name) => name !== '$schema');
}

/**
 * The place at a path, such as `openingHours.mon.0`.
 * @param path names and indexes as zod's issues give them.
 */
export function placeAt(place: SchemaPlace, path: readonly PropertyKey[]): SchemaPlace {
  return path.reduce<SchemaPlace>((at, step) => {
    const { properties, prefixItems, items } = notNull(at);
    const next = typeof step === 'number' ? (prefixItems?.[step] ?? items) : properties?.[String(step)];
    return typeof next === 'object' && !Array.isArray(next) ? next : {};
  }, place);
}

/** What a place holds when it does not hold null. */
function notNull(place: SchemaPlace): SchemaPlace {
  const other = place.anyOf?.find((each) => typeof each === 'object' && each.type !== 'null');
  return typeof other === 'object' ? other : place;
}
