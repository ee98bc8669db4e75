/*
 * `npm run bench:kiosk [-- rounds]`: how fast the release build answers a person in a real Electron, in software drawing on a
 * screen in memory: start, touch and end of a visit, each until the page is on the screen. Medians of 10 rounds. Then, in one run
 * more, what it costs a processor while nobody is there, and its memory after 200 visits. `-- effort` asks instead what tasks take of
 * a person (kiosk-effort.ts).
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { layout } from '../electron/policy/layout.ts';
import { printEffort } from './kiosk-effort.ts';
import { median } from './statistics.ts';
import { findButton, type Place } from '../tests/support/electron/button.ts';
import { openDisplay, panels, type Display } from '../tests/support/electron/display.ts';
import {
  openFrameBuffer,
  portrait,
  untilShown,
  type FrameBuffer,
  type Frame,
  type Portrait,
} from './frame-buffer.ts';
import { copyForOtherUser } from '../tests/support/electron/other-user.ts';
import {
  createTestEnvironment,
  processesOf,
  startProgram,
  stopProgram,
} from '../tests/support/electron/program.ts';
import { ensurePackages } from '../build/install.ts';
import { electronPackages } from '../build/electron-packages.ts';
import { ensureElectron } from '../build/kiosk-package-electron.ts';
import { buildKiosk } from '../build/kiosk-site.ts';

/** The first page slides into its place for 240 ms; what stands still from its first frame is the comfort bar, at the foot. */
const barShare = 0.1;

/** The program that shows an empty page. */
const emptyProgram = 'empty-program.cjs';

/** How long an idle kiosk is watched, and after which visits its memory is looked at. */
const idleSeconds = 60;
const memoryAfter: readonly number[] = [1, 50, 200];

/** Milliseconds until a page stands still, and between two pictures of it. */
const restMs = 3_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Portraits = { invitation: Portrait; home: Portrait };
type Times = { empty: number; start: number; touch: number; end: number };

/** Where the invitation is touched: at the edge, beside the languages. */
const edge: Place = { x: 4, y: panels[0].height / 2 };

/** What is wanted, in milliseconds. */
const goals: Partial<Times> = { start: 1_000, touch: 100, end: 300 };
const labels: Record<keyof Times, string> = {
  empty: 'start of an Electron program with one empty page, for comparison',
  start: 'start of the program to the painted invitation',
  touch: 'end of a touch to the painted first page (its comfort bar)',
  end: 'end of the visit to the painted invitation',
};

if (process.argv[2] === 'effort') {
  await printEffort();
  process.exit();
}
const rounds = Number(process.argv[2] ?? 10);
const electron = ensureElectron();
ensurePackages(electronPackages);
const release = copyForOtherUser(await buildKiosk('kiosk'));
const tested = copyForOtherUser(await buildKiosk('kiosk-e2e'));
const empty = copyForOtherUser(join(import.meta.dirname, '../tests/support/electron'));
const display = await openDisplay(panels[0]);
const buffer = openFrameBuffer(display.frameBuffer);
try {
  const main = join(tested.folder, layout.main);
  const end = await findButton(electron, [main], display.name, /I am done/);
  const known = await portray(display, buffer, end);
  const times: Times[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure(display, buffer, known, end));
  report(times);
  await watchLongRun(display, buffer, known, end);
} finally {
  buffer.close();
  await display.close();
  release.remove();
  tested.remove();
  empty.remove();
}

/** Starts a program, the release build unless another is named, and ends it when the work is done. */
async function withProgram<Result>(
  { name }: Display,
  work: (startedAtMs: number, home: string) => Promise<Result>,
  main = join(release.folder, layout.main),
): Promise<Result> {
  const surroundings = createTestEnvironment(name);
  const startedAtMs = performance.now();
  const program = startProgram(electron, [main], surroundings);
  try {
    return await work(startedAtMs, surroundings.home);
  } finally {
    await stopProgram(program.child);
    surroundings.remove();
  }
}

/** Learns what invitation and first page look like, fresh and after a visit. */
async function portray(screen: Display, frames: FrameBuffer, end: Place): Promise<Portraits> {
  const before = frames.read();
  const [invitations, homes] = await withProgram(screen, async () => {
    const first = await watch(frames);
    screen.click(edge.x, edge.y);
    const home = await watch(frames);
    screen.click(end.x, end.y);
    await pause(restMs / 2);
    return [[...first, frames.read(), ...(await watch(frames))], home] as const;
  });
  const plain = groundOf(invitations[0] ?? before);
  const portraitOf = (shots: readonly Frame[], others: readonly Frame[]) =>
    portrait(shots, [before, plain, ...others]);
  return { invitation: portraitOf(invitations, homes), home: atFoot(portraitOf(homes, invitations)) };
}

/** The part of a portrait that is the comfort bar. */
function atFoot({ places, frame }: Portrait): Portrait {
  const from = frame.length * (1 - barShare);
  return { places: places.filter((place) => place >= from), frame };
}

async function watch(frames: FrameBuffer): Promise<readonly Frame[]> {
  await pause(restMs);
  const before = frames.read();
  await pause(restMs);
  return [before, frames.read()];
}

/** A frame full of the colour in the upper left corner: the ground, which is on the screen before the text is. */
function groundOf(frame: Frame): Frame {
  return Buffer.alloc(frame.length, frame.subarray(0, 4));
}

async function measure(screen: Display, frames: FrameBuffer, known: Portraits, end: Place): Promise<Times> {
  const empty = await measureEmpty(screen, frames);
  return withProgram(screen, async (startedAtMs) => {
    const start = (await untilShown(frames, known.invitation)) - startedAtMs;
    await pause(restMs);
    const touch = await timed(screen, edge, frames, known.home);
    await pause(restMs / 2);
    const ended = await timed(screen, end, frames, known.invitation);
    return { empty, start, touch, end: ended };
  });
}

/** From the start of the empty program until its ground is on the screen. */
async function measureEmpty(screen: Display, frames: FrameBuffer): Promise<number> {
  const frame = Buffer.alloc(frames.read().length, Buffer.from([0x33, 0x22, 0x11, 0xff]));
  const places = Array.from({ length: 1_000 }, (_, index) => Math.floor((index * frame.length) / 4_000) * 4);
  const main = join(empty.folder, emptyProgram);
  return withProgram(
    screen,
    async (startedAtMs) => {
      const shownAtMs = await untilShown(frames, { places, frame });
      return shownAtMs - startedAtMs;
    },
    main,
  );
}

/** From the end of a press to the page. The pointer is there, pressed, and its program runs before. */
async function timed(
  { name, xdotool }: Display,
  place: Place,
  frames: FrameBuffer,
  page: Portrait,
): Promise<number> {
  xdotool('mousemove', `${place.x}`, `${place.y}`, 'mousedown', '1');
  const hand = spawn('xdotool', ['-'], {
    env: { ...process.env, DISPLAY: name },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  await pause(restMs / 6);
  const from = performance.now();
  hand.stdin.end('mouseup 1\n');
  return (await untilShown(frames, page)) - from;
}

/** Says what an idle kiosk costs a processor, and what the program holds after so many visits. */
async function watchLongRun(
  screen: Display,
  frames: FrameBuffer,
  known: Portraits,
  end: Place,
): Promise<void> {
  await withProgram(screen, async (_startedAtMs, home) => {
    await untilShown(frames, known.invitation);
    await pause(restMs * 2);
    const before = processorSeconds(home);
    await pause(idleSeconds * 1_000);
    const share = ((processorSeconds(home) - before) / idleSeconds) * 100;
    console.log(`idle: ${share.toFixed(2)} % of one core over ${idleSeconds} s`);
    for (let visit = 1; visit <= Math.max(...memoryAfter); visit += 1) {
      await press(screen, edge, frames, known.home);
      await press(screen, end, frames, known.invitation);
      if (!memoryAfter.includes(visit)) continue;
      await pause(restMs);
      console.log(
        `memory after ${visit} visits: ${megabytes(home, 'Rss')} MB, ${megabytes(home, 'Pss')} MB shared out`,
      );
    }
  });
}

function pidsOf(home: string): readonly string[] {
  return processesOf(home).map((line) => line.split(' ')[0] ?? '');
}

/** Presses, and presses again as people do when nothing comes: a fresh page is painted before it answers. */
async function press(
  screen: Display,
  place: Place,
  frames: FrameBuffer,
  page: Portrait,
  tries = 10,
): Promise<void> {
  screen.click(place.x, place.y);
  const shown = untilShown(frames, page, restMs);
  await (tries > 1 ? shown.catch(() => press(screen, place, frames, page, tries - 1)) : shown);
}

/** Time that the program's processes have had on a processor: proc(5), fields 14 and 15, in hundredths of a second on Linux. */
function processorSeconds(home: string): number {
  const ticks = pidsOf(home).map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** Memory of the program's processes: resident, or with what they share counted once (proc(5), smaps_rollup). */
function megabytes(home: string, kind: 'Rss' | 'Pss'): number {
  const kilobytes = pidsOf(home).map((pid) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]);
  });
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1_024);
}

function report(times: readonly Times[]): void {
  const load = loadavg()[0]?.toFixed(2);
  console.log(
    `${times.length} rounds, ${panels[0].width}x${panels[0].height}, software drawing, load ${load}`,
  );
  for (const key of ['empty', 'start', 'touch', 'end'] as const) {
    const values = times.map((each) => each[key]);
    const half = Math.round(median(values) ?? 0);
    const range = `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
    const goal = goals[key] === undefined ? '' : `; goal ${goals[key]} ms`;
    console.log(`${labels[key]}: median ${half} ms (${range})${goal}`);
  }
}
