import type * as z from 'zod/mini';
import type { Country } from '../../src/domain/country/country.ts';
import { usualPanel } from '../../src/domain/kiosk/panel.ts';
import type { HandoffMode } from '../bridge.ts';
import { allowedValues, configSchema } from './config-schema.ts';
import { brokenLine, fieldLines } from './json-lines.ts';
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

/** What a kiosk without a config, or with a broken one, runs with. No value here loosens a lock: none of the fields can. */
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

/** One thing wrong with a config: where, in which field, and what would be right. */
export type ConfigProblem = { line: number; field: string; message: string };

export type ConfigCheck =
  { ok: true; config: KioskConfig } | { ok: false; problems: readonly ConfigProblem[] };

/** No sensible config is longer; a longer one is not read into memory to find out. */
export const maxConfigBytes = 65_536;

/** Checks the text of a config. Never throws; a problem names line, field and what is allowed. */
export function checkConfig(text: string): ConfigCheck {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (Buffer.byteLength(bare) > maxConfigBytes)
    return fail(1, '', `The file is longer than ${maxConfigBytes} bytes.`);
  let data: unknown;
  try {
    data = JSON.parse(bare);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return fail(brokenLine(bare, message), '', `This is no JSON: ${message}`);
  }
  const parsed = configSchema.safeParse(data);
  if (parsed.success) return { ok: true, config: fillGaps(parsed.data) };
  const lines = fieldLines(bare);
  return {
    ok: false,
    problems: parsed.error.issues.flatMap((issue) => describe(issue, lines)),
  };
}

function fail(line: number, field: string, message: string): ConfigCheck {
  return { ok: false, problems: [{ line, field, message }] };
}

function describe(issue: z.core.$ZodIssue, lines: ReadonlyMap<string, number>): readonly ConfigProblem[] {
  const path = issue.path.map(String);
  const lineOf = (field: string): number =>
    lines.get(field) ?? (field.includes('.') ? lineOf(field.slice(0, field.lastIndexOf('.'))) : 1);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const field = [...path, key].join('.');
      return { line: lineOf(field), field, message: `is not known. Known here: ${knownNames(path)}.` };
    });
  const field = path.join('.');
  const allowed = allowedValues[field];
  const message = allowed === undefined ? 'must be an object.' : `must be ${allowed}.`;
  return [{ line: lineOf(field), field, message }];
}

function knownNames(path: readonly string[]): string {
  const prefix = path.length === 0 ? '' : `${path.join('.')}.`;
  return Object.keys(allowedValues)
    .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('.'))
    .map((name) => name.slice(prefix.length))
    .join(', ');
}

function fillGaps(given: z.infer<typeof configSchema>): KioskConfig {
  const { display, idle } = lockedDefaults;
  return {
    handoff: given.handoff ?? lockedDefaults.handoff,
    country: given.country ?? lockedDefaults.country,
    display: {
      index: given.display?.index ?? display.index,
      diagonalInches: given.display?.diagonalInches ?? display.diagonalInches,
      viewingDistanceCm: given.display?.viewingDistanceCm ?? display.viewingDistanceCm,
      power: given.display?.power ?? display.power,
    },
    idle: {
      seconds: given.idle?.seconds ?? idle.seconds,
      countdownSeconds: given.idle?.countdownSeconds ?? idle.countdownSeconds,
    },
    timeZone: given.timeZone ?? null,
    openingHours: given.openingHours ?? null,
    nightlyRestart: given.nightlyRestart === undefined ? lockedDefaults.nightlyRestart : given.nightlyRestart,
    supportPhone: given.supportPhone ?? null,
    supervised: given.supervised ?? false,
  };
}

/** One line a problem: `file:line: field: message`. */
export function describeProblem(file: string, { line, field, message }: ConfigProblem): string {
  return `${file}:${line}: ${field === '' ? '' : `${field} `}${message}`;
}

/** Where the config lies: a folder that the person at the kiosk cannot write to. */
export function configFolder(platform: string, env: Readonly<Record<string, string | undefined>>): string {
  if (platform === 'win32') return `${env.ProgramData ?? 'C:\\ProgramData'}\\Fernwell Kiosk`;
  if (platform === 'darwin') return '/Library/Application Support/Fernwell Kiosk';
  return '/etc/fernwell-kiosk';
}
