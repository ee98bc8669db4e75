import type * as z from 'zod/mini';
import { kioskNames } from '../../src/config/kiosk-names.ts';
import { findWarnings } from './config-warnings.ts';
import { configSchema, type KioskConfig } from './config-schema.ts';
import { allowedAt, configJsonSchema, knownNames, placeAt, type SchemaPlace } from './config-words.ts';
import { outlineJson, type JsonOutline } from './json-lines.ts';

/** One thing wrong with a config: where, in which field, and what would be right. */
export type ConfigProblem = { line: number; field: string; message: string };

/** `doubts` are what a kiosk can run with and is hardly meant. */
export type ConfigCheck =
  | { ok: true; config: KioskConfig; doubts: readonly ConfigProblem[] }
  | { ok: false; problems: readonly ConfigProblem[] };

/** No sensible config is longer; a longer one is not read into memory to find out. */
export const maxConfigBytes = 65_536;

/** Checks the text of a config. Never throws; a problem names line, field and what is allowed. */
export function checkConfig(text: string): ConfigCheck {
  const bare = withoutMark(text);
  if (Buffer.byteLength(bare) > maxConfigBytes)
    return fail(1, '', `The file is longer than ${maxConfigBytes} bytes.`);
  const outline = outlineJson(bare);
  let data: unknown;
  try {
    data = JSON.parse(bare);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return fail(outline.brokenLine ?? 1, '', `This is no JSON: ${message}`);
  }
  const twice = outline.repeated.map(({ field, line }) => ({ line, field, message: 'is there twice.' }));
  const parsed = configSchema.safeParse(data);
  if (parsed.success && twice.length === 0) return accept(parsed.data, outline);
  const rules = configJsonSchema();
  const wrong = parsed.error?.issues.flatMap((issue) => describe(issue, rules, outline.lines)) ?? [];
  return { ok: false, problems: [...twice, ...wrong] };
}

function accept(config: KioskConfig, { lines }: JsonOutline): ConfigCheck {
  const doubts = findWarnings(config).map(({ field, message }) => ({
    line: lineOf(lines, field),
    field,
    message,
  }));
  return { ok: true, config, doubts };
}

/** The text without the mark that Windows' editors put in front. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The line of a field, or of the nearest one around it. */
function lineOf(lines: ReadonlyMap<string, number>, field: string): number {
  const around = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  return lines.get(field) ?? (around === '' ? 1 : lineOf(lines, around));
}

function fail(line: number, field: string, message: string): ConfigCheck {
  return { ok: false, problems: [{ line, field, message }] };
}

function describe(
  issue: z.core.$ZodIssue,
  rules: SchemaPlace,
  lines: ReadonlyMap<string, number>,
): readonly ConfigProblem[] {
  const place = placeAt(rules, issue.path);
  const at = (path: readonly PropertyKey[], message: string): ConfigProblem => {
    const field = path.map(String).join('.');
    return { line: lineOf(lines, field), field, message };
  };
  if (issue.code !== 'unrecognized_keys') return [at(issue.path, `must be ${allowedAt(place)}.`)];
  const known = `is not known. Known here: ${knownNames(place).join(', ')}.`;
  return issue.keys.map((key) => at([...issue.path, key], known));
}

/** One line a problem: `file:line: field: message`. */
export function describeProblem(file: string, { line, field, message }: ConfigProblem): string {
  return `${file}:${line}: ${field === '' ? '' : `${field} `}${message}`;
}

/** Where the config lies: a folder that the person at the kiosk cannot write to. */
export function configFolder(platform: string, env: Readonly<Record<string, string | undefined>>): string {
  if (platform === 'win32') return `${env.ProgramData ?? 'C:\\ProgramData'}\\${kioskNames.product}`;
  if (platform === 'darwin') return `/Library/Application Support/${kioskNames.product}`;
  return `/etc/${kioskNames.package}`;
}
