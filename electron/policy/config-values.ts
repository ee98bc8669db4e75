import * as z from 'zod/mini';
import { fieldFacts, type FieldFacts } from './config-field.ts';
import { configSchema, type KioskConfig } from './config-schema.ts';

/** One field of the config. */
export type ConfigField = { path: readonly string[]; schema: z.core.$ZodType; facts: FieldFacts };

/** The fields of the config in their order. */
export function configFields(): readonly ConfigField[] {
  return fieldsIn(configSchema, []);
}

function fieldsIn(schema: z.core.$ZodType, path: readonly string[]): readonly ConfigField[] {
  const facts = fieldFacts.get(schema);
  if (facts !== undefined) return [{ path, schema, facts }];
  if (schema instanceof z.ZodMiniPrefault) return fieldsIn(schema.def.innerType, path);
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, inner]) =>
    fieldsIn(inner, [...path, name]),
  );
}

/** What a kiosk without a config runs with: the usual value of every field. */
export const defaultConfig: KioskConfig = configSchema.parse({ version: 1 });

/** An object of a JSON text. */
export type Tree = { [name: string]: unknown };

export function isTree(data: unknown): data is Tree {
  return typeof data === 'object' && data !== null;
}

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce((at, name) => (isTree(at) && Object.hasOwn(at, name) ? at[name] : undefined), data);
}
