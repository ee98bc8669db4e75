import type * as z from 'zod/mini';
import { kioskNames } from '../../src/brand/kiosk-names.ts';
import type { HandoffMode } from '../../src/contract/handoff.ts';
import type { Country } from '../../src/domain/country/country.ts';
import { usualPanel } from '../../src/domain/kiosk/panel.ts';
import { allowedValues, configSchema } from './config-schema.ts';
import { findDoubts } from './config-doubts.ts';
import { outlineJson, type JsonOutline } from './json-lines.ts';
import type { OpeningHours } from './schedule.ts';

/** The config with every gap filled. */
export type KioskConfig = {
  handoff: HandoffMode;
  country: Country;
  display: {
    index: number;
    diagonalInches: number;
    viewingDistanceCm: number;
    power: 'system' | 'wlopm' | 'xset';
  };
  idle: { seconds: number; countdownSeconds: number };
  timeZone: string | null;
  openingHours: OpeningHours | null;
  nightlyRestart: string | null;
  supportPhone: { dial: string; display: string } | null;
  supervised: boolean;
};

/** What fills the gaps of a config. No value here loosens a lock: none of the fields can. */
export const lockedDefaults: KioskConfig = {
  handoff: 'both',
  country: 'US',
  display: {
    index: 0,
    diagonalInches: usualPanel.diagonalInches,
    viewingDistanceCm: usualPanel.viewingDistanceCm,
    power: 'system',
  },
  idle: { seconds: 120, countdownSeconds: 30 },
  timeZone: null,
  openingHours: null,
  nightlyRestart: '03:30',
  supportPhone: null,
  supervised: false,
};

/** What a kiosk without a config runs with. Linux hands on by codes alone: many of its kiosks have no browser, or no desktop. */
export function defaultsOf(platform: string): KioskConfig {
  return { ...lockedDefaults, handoff: platform === 'linux' ? 'qr' : 'both' };
}

/** One thing wrong with a config: where, in which field, and what would be right. */
export type ConfigProblem = { line: number; field: string; message: string };

/** `doubts` are what a kiosk can run with and is hardly meant. */
export type ConfigCheck =
  | { ok: true; config: KioskConfig; doubts: readonly ConfigProblem[] }
  | { ok: false; problems: readonly ConfigProblem[] };

/** No sensible config is longer; a longer one is not read into memory to find out. */
export const maxConfigBytes = 65_536;

/**
 * Checks the text of a config. Never throws; a problem names line, field and what is allowed.
 * @param platform as Node names it: the gaps are filled with its defaults.
 */
export function checkConfig(text: string, platform: string): ConfigCheck {
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
  if (parsed.success && twice.length === 0)
    return accept(fillGaps(parsed.data, defaultsOf(platform)), outline);
  const wrong = parsed.error?.issues.flatMap((issue) => describe(issue, outline.lines)) ?? [];
  return { ok: false, problems: [...twice, ...wrong] };
}

function accept(config: KioskConfig, { lines }: JsonOutline): ConfigCheck {
  const doubts = findDoubts(config).map(({ field, message }) => ({
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

function describe(issue: z.core.$ZodIssue, lines: ReadonlyMap<string, number>): readonly ConfigProblem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const field = [...path, key].join('.');
      return { line: lineOf(lines, field), field, message: `is not known. Known here: ${knownNames(path)}.` };
    });
  const field = path.join('.');
  const allowed = allowedValues[field];
  const message = allowed === undefined ? 'must be an object.' : `must be ${allowed}.`;
  return [{ line: lineOf(lines, field), field, message }];
}

function knownNames(path: readonly string[]): string {
  const prefix = path.length === 0 ? '' : `${path.join('.')}.`;
  return Object.keys(allowedValues)
    .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('.'))
    .map((name) => name.slice(prefix.length))
    .join(', ');
}

type Given = z.infer<typeof configSchema>;

function fillGaps(given: Given, defaults: KioskConfig): KioskConfig {
  return {
    handoff: given.handoff ?? defaults.handoff,
    country: given.country ?? defaults.country,
    display: fillDisplay(given.display, defaults.display),
    idle: {
      seconds: given.idle?.seconds ?? defaults.idle.seconds,
      countdownSeconds: given.idle?.countdownSeconds ?? defaults.idle.countdownSeconds,
    },
    timeZone: given.timeZone ?? null,
    openingHours: given.openingHours ?? null,
    nightlyRestart: given.nightlyRestart === undefined ? defaults.nightlyRestart : given.nightlyRestart,
    supportPhone: given.supportPhone ?? null,
    supervised: given.supervised ?? false,
  };
}

/** A display as the config tells of it, with what it leaves out. */
export function fillDisplay(
  given: Given['display'],
  defaults: KioskConfig['display'],
): KioskConfig['display'] {
  return {
    index: given?.index ?? defaults.index,
    diagonalInches: given?.diagonalInches ?? defaults.diagonalInches,
    viewingDistanceCm: given?.viewingDistanceCm ?? defaults.viewingDistanceCm,
    power: given?.power ?? defaults.power,
  };
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
