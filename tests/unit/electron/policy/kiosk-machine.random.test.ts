import { expect, test } from 'vitest';
import {
  startKiosk,
  stepKiosk,
  type KioskEffect,
  type KioskEvent,
  type KioskState,
} from '../../../../electron/policy/kiosk-machine.ts';
import type { LossReason } from '../../../../electron/policy/recovery.ts';

/**
 * The kiosk machine in a small simulation: pages that hold what a visitor typed, a store that outlives pages, wipes that take
 * their time or fail, messages that come late. Every promise of the kiosk is looked at after every event.
 */
type Page = { session: number; kind: 'home' | 'fallback'; typed: number | null };
type Wipe = { session: number; doneAtMs: number; fails: boolean };

const settings = { idleMs: 30_000, countdownMs: 20_000 };
const reasons: readonly LossReason[] = [
  'gone',
  'hang',
  'load',
  'preload',
  'files',
  'script',
  'start',
  'integrity',
];

/** What was seen, so that a test can tell whether the sequences reached everything. */
type Counts = {
  visits: number;
  wipes: number;
  losses: number;
  fallbacks: number;
  exits: number;
  slowWipes: number;
  failedWipes: number;
};

function playRandomly(seed: number, events: number): { broken: string[]; counts: Counts } {
  const simulation = new Simulation(seed);
  for (let index = 0; index < events && simulation.exited === null; index += 1) simulation.live();
  simulation.settle();
  return { broken: simulation.broken, counts: simulation.counts };
}

class Simulation {
  readonly broken: string[] = [];
  readonly counts: Counts = {
    visits: 0,
    wipes: 0,
    losses: 0,
    fallbacks: 0,
    exits: 0,
    slowWipes: 0,
    failedWipes: 0,
  };
  exited: number | null = null;
  private readonly random: () => number;
  private ms = 0;
  private state: KioskState;
  private pages: Page[] = [];
  /** Number of the visit that left something in the session's store; null when it is empty. */
  private stored: number | null = null;
  private wipes: Wipe[] = [];
  private calm = false;

  constructor(seed: number) {
    this.random = mulberry32(seed);
    const first = startKiosk(0);
    this.state = first.state;
    first.effects.forEach((effect) => this.act(effect));
  }

  /** One thing that happens: time passes, then somebody or something acts. */
  live(): void {
    this.ms += Math.floor(this.random() ** 3 * 40_000);
    this.finishWipes();
    const page = this.pages.at(-1);
    const late = Math.floor(this.random() * (this.state.session + 1));
    const session = this.random() < 0.85 ? (page?.session ?? late) : late;
    this.take(this.pick(session));
  }

  /** Lets an undisturbed quarter of an hour pass: whatever happened, a page must be there at its end. */
  settle(): void {
    this.calm = true;
    for (let second = 0; second < 1_200 && this.exited === null; second += 1) {
      this.ms += 1_000;
      this.finishWipes();
      const page = this.pages.at(-1);
      if (page?.kind === 'home') this.take({ kind: 'heartbeat', ms: this.ms, session: page.session });
      this.take({ kind: 'tick', ms: this.ms });
    }
    const { page, visit } = this.state;
    const isBack = page.status === 'open' && (visit.phase === 'waiting' || visit.phase === 'asleep');
    if (this.exited === null && !isBack) this.broken.push(`locked out: ${page.status}, ${visit.phase}`);
    if (this.exited === null && this.pages.length !== 1)
      this.broken.push(`${this.pages.length} pages at the end`);
  }

  private pick(session: number): KioskEvent {
    const { ms } = this;
    const roll = this.random();
    if (roll < 0.3) return this.type();
    if (roll < 0.55) return { kind: 'heartbeat', ms, session };
    if (roll < 0.75) return { kind: 'tick', ms };
    if (roll < 0.8) return { kind: 'still-here', ms };
    if (roll < 0.84) return { kind: 'end', ms };
    if (roll < 0.86) return { kind: 'reading', ms, reading: this.random() < 0.5 };
    if (roll < 0.88) return { kind: this.random() < 0.5 ? 'sleep' : 'wake', ms };
    if (roll < 0.89) return { kind: 'wipe-done', ms, session: Math.min(session, this.state.session - 1) };
    const reason = reasons[Math.floor(this.random() * reasons.length)] ?? 'gone';
    return { kind: 'lost', ms, session, reason };
  }

  /** A visitor touches the screen, and leaves something in page and store when the page lets them. */
  private type(): KioskEvent {
    const page = this.pages.at(-1);
    if (page?.kind === 'home' && this.state.visit.phase === 'active') {
      page.typed = this.state.session;
      this.stored = this.state.session;
    }
    return { kind: this.random() < 0.5 ? 'begin' : 'input', ms: this.ms };
  }

  private take(event: KioskEvent): void {
    const before: string = this.state.visit.phase;
    const step = stepKiosk(this.state, event, settings);
    this.state = step.state;
    step.effects.forEach((effect) => this.act(effect));
    if (before === 'waiting' && this.state.visit.phase === 'active') this.counts.visits += 1;
    this.checkPromises(event);
  }

  private act(effect: KioskEffect): void {
    if (effect.kind === 'wipe') this.beginWipe(effect.session);
    else if (effect.kind === 'lost') this.counts.losses += 1;
    else if (effect.kind === 'exit') {
      this.exited = effect.code;
      this.counts.exits += 1;
    } else if (effect.kind === 'open') {
      if (this.pages.length > 0) this.broken.push('a second page');
      if (this.stored !== null) this.broken.push(`opened over what visit ${this.stored} left`);
      if (effect.page === 'fallback') this.counts.fallbacks += 1;
      this.pages.push({ session: effect.session, kind: effect.page, typed: null });
    }
  }

  /** Like wipe.ts: the page goes at once, the rest takes its time; a newer wipe takes over from an older one. */
  private beginWipe(session: number): void {
    this.counts.wipes += 1;
    this.pages = [];
    const fails = !this.calm && this.random() < 0.1;
    const takesMs = !this.calm && this.random() < 0.15 ? 12_000 : 200;
    if (fails) this.counts.failedWipes += 1;
    if (takesMs > 5_000) this.counts.slowWipes += 1;
    this.wipes = [{ session, doneAtMs: this.ms + takesMs, fails }];
  }

  private finishWipes(): void {
    const done = this.wipes.filter((wipe) => wipe.doneAtMs <= this.ms);
    this.wipes = this.wipes.filter((wipe) => wipe.doneAtMs > this.ms);
    for (const { session, fails } of done) {
      if (fails) continue;
      this.stored = null;
      this.take({ kind: 'wipe-done', ms: this.ms, session });
    }
  }

  private checkPromises({ kind }: KioskEvent): void {
    const { visit, page, session } = this.state;
    const live = this.pages.at(-1);
    if (this.pages.length > 1) this.broken.push(`two pages after ${kind}`);
    if (live !== undefined && live.typed !== null && live.typed !== session)
      this.broken.push(`text of visit ${live.typed} in visit ${session}`);
    if (visit.phase === 'ended' && live !== undefined && live.typed !== null)
      this.broken.push(`text on the screen after the end (${kind})`);
    if (visit.phase === 'waiting' && this.stored !== null)
      this.broken.push(`something of visit ${this.stored} while waiting`);
    if (page.status === 'open' && live?.session !== session)
      this.broken.push('an open page that is not there');
  }
}

/** A small generator with a seed (mulberry32, public domain): a broken sequence can be played again. */
function mulberry32(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const sequences = 2_000;
const eventsEach = 60;

test('random sequences keep every promise', () => {
  const totals = { visits: 0, wipes: 0, losses: 0, fallbacks: 0, exits: 0, slowWipes: 0, failedWipes: 0 };
  for (let seed = 1; seed <= sequences; seed += 1) {
    const { broken, counts } = playRandomly(seed, eventsEach);
    expect(broken, `sequence ${seed}`).toEqual([]);
    for (const [name, count] of Object.entries(counts))
      Object.assign(totals, { [name]: Reflect.get(totals, name) + count });
  }
  // The sequences are worth something only when they reach everything.
  for (const [name, count] of Object.entries(totals)) expect(count, name).toBeGreaterThan(10);
}, 60_000);
