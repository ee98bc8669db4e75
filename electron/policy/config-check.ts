import {
  findNodeAtLocation,
  getNodePath,
  parseTree,
  type JSONPath,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import en from 'zod/v4/locales/en.js';
import { brand } from '../../src/config/brand.ts';
import { canRing, isCallAbroad, isFictitious, isTollFree } from '../../src/domain/contact.ts';
import { defaultCountry } from '../../src/domain/country/country.ts';
import { actionOf, type KeypadAction } from '../../src/domain/kiosk/keypad.ts';
import { textScales } from '../../src/domain/kiosk/comfort.ts';
import { largestWhole, leastGrowth, mostDistanceCm } from '../../src/domain/kiosk/panel.ts';
import { configSchema, distanceBounds, withoutByteOrderMark, type KioskConfig } from './config.ts';
import { emergencyNumberOf } from './emergency.ts';
import { languagesOf } from './languages.ts';
import { isOpen, minutesOf, noticeAt, weekdays, type OpeningHours } from './schedule.ts';

/** One thing wrong with a config: its line, counted from 1, the field with its path, and what was expected there. */
export type ConfigProblem = { line: number; field: string; message: string };

/** `warnings` are what a kiosk can run with, but is probably not meant. */
export type ConfigCheck =
  | { ok: true; config: KioskConfig; warnings: readonly ConfigProblem[] }
  | { ok: false; problems: readonly ConfigProblem[] };

/** No sensible config is longer; a longer one is not read. */
export const maxConfigBytes = 65_536;

const { localeError } = en();

/**
 * Checks the text of a config. Never throws.
 * @param wallClockMs now, for what is past.
 */
export function checkConfig(given: string, wallClockMs: number): ConfigCheck {
  const text = withoutByteOrderMark(given);
  const fail = (line: number, message: string): ConfigCheck => ({
    ok: false,
    problems: [{ line, field: '', message }],
  });
  if (Buffer.byteLength(text) > maxConfigBytes)
    return fail(1, `The file is longer than ${maxConfigBytes} bytes.`);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const offset = errors.at(0)?.offset ?? 0;
    const isComma = /,\s*$/.test(text.slice(0, offset)) && /^[}\]]/.test(text.slice(offset));
    const message = error instanceof Error ? error.message : '';
    return fail(lineAt(text, offset), isComma ? 'A comma too many before this' : `Not JSON: ${message}`);
  }
  const problem = (path: JSONPath, message: string): ConfigProblem => ({
    line: lineAt(text, offsetOf(tree, path)),
    field: path.join('.'),
    message,
  });
  const repeated = findRepeated(tree).map((node) => ({
    line: lineAt(text, node.offset),
    field: getNodePath(node.children?.[1] ?? node).join('.'),
    message: 'Repeated',
  }));
  const parsed = configSchema.safeParse(data, { error: localeError });
  if (parsed.success && repeated.length === 0) {
    const warnings = findWarnings(parsed.data, wallClockMs).map(({ path, message }) =>
      problem(path, message),
    );
    return { ok: true, config: parsed.data, warnings };
  }
  const wrong = (parsed.error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.filter((step) => typeof step !== 'symbol');
    // Why a key is none is said one level below.
    if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => problem(path, message));
    if (issue.code !== 'unrecognized_keys') return [problem(path, issue.message)];
    return issue.keys.map((key) => problem([...path, key], 'Unrecognized key'));
  });
  return { ok: false, problems: [...repeated, ...wrong] };
}

/** One line a problem: `file:line: field: message`. */
export function describeProblem(file: string, { line, field, message }: ConfigProblem): string {
  return `${file}:${line}: ${field === '' ? '' : `${field}: `}${message}`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Where a field stands in the text; for one that is missing, the nearest object around it. */
function offsetOf(tree: Node | undefined, path: JSONPath): number {
  const node = tree === undefined || path.length === 0 ? undefined : findNodeAtLocation(tree, path);
  if (node !== undefined) return (node.parent?.type === 'property' ? node.parent : node).offset;
  return path.length === 0 ? 0 : offsetOf(tree, path.slice(0, -1));
}

/** Properties whose name occurred before in the same object: JSON.parse takes the last one silently. */
function findRepeated(node: Node | undefined): readonly Node[] {
  const children = node?.children ?? [];
  const names = children.map((child) => (child.type === 'property' ? child.children?.[0]?.value : null));
  const repeated = children.filter(
    (_, index) => names[index] !== null && names.indexOf(names[index]) < index,
  );
  return [...repeated, ...children.flatMap(findRepeated)];
}

type Warning = { path: (string | number)[]; message: string };

/** Longer than any night with visitors: the two times are probably the wrong way round. */
const longestNightMinutes = 720;

/**
 * What a kiosk can run with, but is probably not meant: contradictory hours, a restart within them, a placeholder number, no
 * country and so no emergency number, a language that is not published, words that lack a language of the kiosk, centimeters for inches,
 * a key for which there is no other, a time zone without summer time, a notice whose day is over.
 */
function findWarnings(config: KioskConfig, wallClockMs: number): readonly Warning[] {
  const { openingHours, nightlyRestart, supportPhone, desk } = config;
  const warnings: Warning[] = [];
  if (emergencyNumberOf(config) === null)
    warnings.push({
      path: ['country'],
      message: "Not set: the screen names no emergency number, but 'your local emergency number'",
    });
  const inCountry = brand.phones[config.country ?? defaultCountry];
  if (inCountry === null || !canRing(inCountry.dial))
    warnings.push({
      path: ['country'],
      message: `${brand.productName} has no number for visitors there yet: the screen names none that answers`,
    });
  else if (isTollFree(inCountry.dial) && isCallAbroad(inCountry.dial, config.country ?? defaultCountry))
    warnings.push({
      path: ['country'],
      message: `${brand.productName}'s number there is a toll-free one of the United States: it may not ring. Call it from the room`,
    });
  for (const [index, language] of (config.languages ?? []).entries())
    if (!brand.languages.includes(language))
      warnings.push({
        path: ['languages', index],
        message: `Left out: ${brand.productName} is not published in "${language}"`,
      });
  warnings.push(...warningsOfPanel(config.display), ...warningsOfWords(config), ...warningsOfKeys(config));
  if (config.timeZone !== null && !config.timeZone.includes('/'))
    warnings.push({
      path: ['timeZone'],
      message: 'A zone without summer time. Where there is one, name a city, such as "America/New_York"',
    });
  if (openingHours !== null) warnings.push(...weekdays.flatMap((_, day) => warningsOfDay(openingHours, day)));
  if (openingHours !== null && nightlyRestart !== null && isEverOpen(openingHours, nightlyRestart))
    warnings.push({ path: ['nightlyRestart'], message: 'Within the opening hours' });
  for (const [path, phone] of [
    [['supportPhone', 'dial'], supportPhone],
    [['desk', 'phone', 'dial'], desk?.phone ?? null],
  ] as const)
    if (phone !== null && (isFictitious(phone.dial) || !canRing(phone.dial)))
      warnings.push({ path: [...path], message: 'A placeholder: nobody answers this number' });
  if (config.notice !== null && noticeAt(config, wallClockMs) === null)
    warnings.push({ path: ['notice', 'until'], message: 'Past: the notice is shown no more' });
  return warnings;
}

/** Words that can be read from that far away do not fit the panel: keys lie over each other, or text leaves the screen. */
function warningsOfPanel({ diagonalInches, viewingDistanceCm }: KioskConfig['display']): readonly Warning[] {
  const inCentimeters = usualInches.find((inches) => Math.abs(diagonalInches - inches * 2.54) < 0.06);
  if (inCentimeters !== undefined)
    return [
      {
        path: ['display', 'diagonalInches'],
        message: `${diagonalInches} cm are ${inCentimeters} inches. Is it in centimeters?`,
      },
    ];
  const most = mostDistanceCm(diagonalInches);
  if (viewingDistanceCm <= most) return [];
  const path = ['display', 'viewingDistanceCm'];
  const words = `A panel of ${diagonalInches} inches has no room for words that are read from ${viewingDistanceCm} cm`;
  const way = most < distanceBounds.least ? 'It is too small for this program' : `At most ${most} cm`;
  return [{ path, message: `${words}. ${way}` }];
}

/**
 * Which text sizes a panel of so many pixels has room for.
 * @returns one line, and whether there is one at all.
 */
export function describeRoom(
  { diagonalInches, viewingDistanceCm }: KioskConfig['display'],
  pixels: { widthPx: number; heightPx: number },
): { isWhole: boolean; line: string } {
  const room = largestWhole({ diagonalInches, viewingDistanceCm, ...pixels });
  const steps = textScales.filter((scale) => scale <= room).length;
  const panel = `${diagonalInches} inches, ${pixels.widthPx}x${pixels.heightPx} pixels, read from ${viewingDistanceCm} cm`;
  if (steps === 0) return { isWhole: false, line: `${panel}: no room for even the smallest text.` };
  const sizes = `room on every screen for text sizes 1 to ${steps} of ${textScales.length}`;
  return { isWhole: true, line: `${panel}: ${room < leastGrowth ? 'tight, ' : ''}${sizes}.` };
}

/** Diagonals of panels that are sold. */
const usualInches = [10.1, 13.3, 15, 15.6, 17, 18.5, 19, 21.5, 23.8, 24, 27, 32] as const;

/** What the center says is shown, and spoken, in another language to who reads one that it lacks. */
function warningsOfWords(config: KioskConfig): readonly Warning[] {
  return (
    [
      [['desk', 'where'], config.desk?.where],
      [['notice', 'text'], config.notice?.text],
    ] as const
  ).flatMap(([path, texts]) => {
    const missing =
      texts === undefined ? [] : languagesOf(config).filter((each) => texts[each] === undefined);
    const names = missing.map((each) => `"${each}"`).join(', ');
    return missing.length === 0
      ? []
      : [{ path: [...path], message: `Not in ${names}: said in another language there` }];
  });
}

/** Without a key for each of these nobody comes through a visit by ear. */
const needed: ReadonlySet<KeypadAction> = new Set(['next', 'previous', 'select', 'end']);

/** A key that no longer does what every kiosk knows it for, where that is needed and no other key of the config does it. */
function warningsOfKeys({ listening: { keys } }: KioskConfig): readonly Warning[] {
  const own = new Set(Object.values(keys));
  return Object.keys(keys).flatMap((key) => {
    const usual = actionOf(key, {});
    if (usual === null || !needed.has(usual) || own.has(usual)) return [];
    return [
      { path: ['listening', 'keys', key], message: `It was "${usual}", which no key of yours does now` },
    ];
  });
}

function warningsOfDay(hours: OpeningHours, day: number): readonly Warning[] {
  const weekday = weekdays[day] ?? 'sun';
  const range = hours[weekday];
  if (range === null) return [];
  const warn = (message: string): readonly Warning[] => [{ path: ['openingHours', weekday], message }];
  const [from, to] = [minutesOf(range[0]), minutesOf(range[1])];
  if (from === to) return warn('Begins and ends at the same time. A closed day is null');
  if (to > from) return [];
  if (to + 1_440 - from > longestNightMinutes)
    return warn('Goes on through the night. Are the two times the wrong way round?');
  const next = weekdays[(day + 1) % 7] ?? 'sun';
  const nextRange = hours[next];
  return nextRange !== null && minutesOf(nextRange[0]) < to
    ? warn(`Ends after openingHours.${next} has begun`)
    : [];
}

function isEverOpen(hours: OpeningHours, clock: string): boolean {
  const minutes = minutesOf(clock);
  // The days of any week.
  return weekdays.some((weekday, day) =>
    isOpen({ date: `2023-01-0${day + 1}`, weekday, minutes }, { openingHours: hours, closedDays: [] }),
  );
}
