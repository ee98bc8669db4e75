import { expect, test } from 'vitest';
import type { SoundGoal } from '../../../../electron/policy/audio.ts';
import {
  startKiosk,
  stepKiosk,
  type KioskEffect,
  type KioskEvent,
  type KioskState,
} from '../../../../electron/policy/kiosk-machine.ts';

/*
 * The kiosk machine in a small simulation: pages that hold what a visitor typed, a store that outlives pages, wipes that take
 * their time or fail, a browser that comes late or not at all, messages that come late. Every promise of the kiosk is looked at
 * after every event.
 */

const settings = { idleMs: 30_000, countdownMs: 20_000 };
const reasons = ['gone', 'hang', 'load', 'preload', 'files', 'script', 'start', 'integrity'] as const;
const keys = ['chat', 'web-app'] as const;

/** What was seen: the sequences are worth something only when they reach everything. */
const newCounts = () => ({
  visits: 0,
  wipes: 0,
  unplugged: 0,
  plugs: 0,
  slowWipes: 0,
  failedWipes: 0,
  losses: 0,
  fallbacks: 0,
  exits: 0,
  browsers: 0,
  failedBrowsers: 0,
  lateBrowsers: 0,
  coveredBrowsers: 0,
  cleanings: 0,
  outOfService: 0,
});

type Event<Kind extends KioskEvent['kind']> = Extract<KioskEvent, { kind: Kind }>;

class Simulation {
  readonly broken: string[] = [];
  readonly counts = newCounts();
  hasExited = false;
  private ms = 0;
  private state: KioskState;
  private pages: { session: number; kind: 'home' | 'fallback'; typed: number | null }[] = [];
  /** Number of the visit that left something in the session's store; null when it is empty. */
  private stored: number | null = null;
  private wipe = { session: 0, doneAtMs: Infinity, fails: false };
  /** Visits for which the system was asked for a browser and has not answered yet. */
  private asked: number[] = [];
  /** The visit that has a browser. */
  private browserOf: number | null = null;
  private isKioskInFront = true;
  private goal: SoundGoal = 'usual';
  private calm = false;

  private readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
    const first = startKiosk(0);
    this.state = first.state;
    first.effects.forEach((effect) => this.perform(effect));
  }

  /** One thing that happens: time passes, then somebody or something acts. */
  live(): void {
    this.ms += Math.floor(this.random() ** 3 * 40_000);
    this.finishWipe();
    const page = this.pages.at(-1);
    // A page lives; when it says nothing it counts as hung.
    if (page?.kind === 'home' && this.random() < 0.8) this.take({ kind: 'heartbeat', ms: this.ms });
    if (this.goal !== 'usual' && this.random() < 0.5)
      this.take({ kind: 'sounds', ms: this.ms, goal: this.goal });
    const late = Math.floor(this.random() * (this.state.session + 1));
    this.take(this.pick(this.random() < 0.85 ? (page?.session ?? late) : late));
  }

  /** Lets an undisturbed quarter of an hour pass: whatever happened, a page must be there at its end. */
  advance(): void {
    this.calm = true;
    for (let second = 0; second < 1_200 && !this.hasExited; second += 1) {
      this.ms += 1_000;
      this.finishWipe();
      const page = this.pages.at(-1);
      if (page?.kind === 'home') this.take({ kind: 'heartbeat', ms: this.ms });
      this.take({ kind: 'tick', ms: this.ms });
    }
    const { page, visit } = this.state;
    const isBack = page.status === 'open' && (visit.phase === 'waiting' || visit.phase === 'asleep');
    this.promise(this.hasExited || isBack, `a way out of ${page.status}, ${visit.phase}`);
    this.promise(this.hasExited || this.pages.length === 1, 'a page at the end');
  }

  private pick(session: number): KioskEvent {
    const { ms } = this;
    const roll = this.random();
    if (roll < 0.27) return this.type();
    if (roll < 0.5) return { kind: 'heartbeat', ms };
    if (roll < 0.69) return { kind: 'tick', ms };
    if (roll < 0.74) return { kind: 'still-here', ms };
    if (roll < 0.78) return { kind: 'end', ms };
    if (roll < 0.8) return { kind: 'reading', ms, reading: this.random() < 0.5 };
    if (roll < 0.81) return { kind: this.random() < 0.5 ? 'sleep' : 'wake', ms };
    if (roll < 0.815) return { kind: 'clean', ms };
    if (roll < 0.82) return { kind: 'service', ms, out: this.random() < 0.5 };
    if (roll < 0.828) return this.plug();
    if (roll < 0.835) return { kind: 'wipe-done', ms, session: Math.min(session, this.state.session - 1) };
    if (roll < 0.88) return { kind: 'handoff', ms, key: this.oneOf(keys), mode: 'both', online: true };
    const asker = roll < 0.94 ? this.asked.shift() : undefined;
    if (asker !== undefined) return this.answer(asker);
    if (roll < 0.94) return { kind: 'tick', ms };
    return { kind: 'lost', ms, session, reason: this.oneOf(reasons) };
  }

  private oneOf<Each>(all: readonly [Each, ...Each[]]): Each {
    return all[Math.floor(this.random() * all.length)] ?? all[0];
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

  /** A browser comes, in front of everything, or none does. */
  private answer(session: number): KioskEvent {
    const opened = this.random() < 0.7;
    const isLate = session !== this.state.session;
    this.counts[opened ? (isLate ? 'lateBrowsers' : 'browsers') : 'failedBrowsers'] += 1;
    if (opened) this.isKioskInFront = false;
    if (opened && !isLate) this.browserOf = session;
    return { kind: 'handoff-answer', ms: this.ms, session, opened };
  }

  /** The sound server says how it is: mostly something new. */
  private plug(): KioskEvent {
    const plugged = this.random() < 0.9 ? this.state.headphones !== true : this.random() < 0.5;
    return { kind: 'headphones', ms: this.ms, plugged, isNews: this.random() < 0.2 };
  }

  private take(event: KioskEvent): void {
    const before: string = this.state.visit.phase;
    const wasOut = this.state.outOfService;
    const { headphones } = this.state;
    const step = stepKiosk(this.state, event, settings);
    this.state = step.state;
    step.effects.forEach((effect) => this.perform(effect));
    const { visit, session } = this.state;
    if (before === 'waiting' && visit.phase === 'active') this.counts.visits += 1;
    if (before === 'active' && visit.phase === 'cleaning') this.counts.cleanings += 1;
    if (!wasOut && this.state.outOfService) this.counts.outOfService += 1;
    this.promise(
      before !== 'cleaning' || visit.phase === 'cleaning' || visit.phase === 'ended',
      `nothing begins while it is cleaned (${event.kind})`,
    );
    this.promise(
      event.kind === 'service' || wasOut === this.state.outOfService,
      `staff alone take it out of service and back (${event.kind})`,
    );
    if (before === 'active' && visit.phase === 'warning' && this.browserOf === session)
      this.counts.coveredBrowsers += 1;
    if (event.kind === 'headphones') this.checkPlug(event, before, headphones);
    this.checkPromises(event);
  }

  private checkPlug(
    { plugged, ms, isNews }: Event<'headphones'>,
    before: string,
    known: boolean | null,
  ): void {
    const { visit, headphones } = this.state;
    this.promise(headphones === plugged, 'it is known how the headphones are');
    const isNew = known === null ? isNews : known !== plugged;
    if (isNew && (before === 'active' || before === 'warning') && !plugged) {
      this.counts.unplugged += 1;
      const isEnding =
        visit.phase === 'ended' || (visit.phase === 'warning' && visit.endsAtMs <= ms + 20_000);
      this.promise(isEnding, 'no visit outlives its headphones by more than 20 s');
    }
    this.promise(isNew || visit.phase === before, 'what was known already changes nothing');
  }

  private perform(effect: KioskEffect): void {
    const { session, visit } = this.state;
    switch (effect.kind) {
      case 'wipe':
        return this.beginWipe(effect.session);
      case 'lost':
        return void (this.counts.losses += 1);
      case 'exit':
        this.hasExited = true;
        return void (this.counts.exits += 1);
      case 'open':
        this.promise(this.pages.length === 0, 'one page at a time');
        this.promise(this.stored === null, `nothing of visit ${this.stored} for the next`);
        if (effect.page === 'fallback') this.counts.fallbacks += 1;
        return void this.pages.push({ session: effect.session, kind: effect.page, typed: null });
      case 'launch':
        this.promise(effect.session === session && visit.phase === 'active', 'a browser for who is there');
        this.promise(!this.state.outOfService, 'no browser out of service');
        this.promise(!this.asked.includes(session) && this.browserOf !== session, 'one browser a visit');
        return void this.asked.push(session);
      case 'sound':
        return void (this.goal = effect.goal);
      case 'headphones':
        this.promise(this.pages.length === 1, 'headphones are told to a page');
        this.counts.plugs += effect.plugged ? 1 : 0;
        return this.promise(!effect.plugged || this.goal === 'headphones', 'sound goes there before a word');
      case 'yield-focus':
      case 'regain-focus':
        return void (this.isKioskInFront = effect.kind === 'regain-focus');
    }
  }

  /** Like wipe.ts: the page goes at once, the rest takes its time; a newer wipe takes over from an older one. */
  private beginWipe(session: number): void {
    this.counts.wipes += 1;
    this.pages = [];
    this.goal = 'usual';
    const fails = !this.calm && this.random() < 0.1;
    const takesMs = !this.calm && this.random() < 0.15 ? 12_000 : 200;
    if (fails) this.counts.failedWipes += 1;
    if (takesMs > 5_000) this.counts.slowWipes += 1;
    this.wipe = { session, doneAtMs: this.ms + takesMs, fails };
  }

  private finishWipe(): void {
    const { session, doneAtMs, fails } = this.wipe;
    if (doneAtMs > this.ms) return;
    this.wipe.doneAtMs = Infinity;
    if (fails) return;
    this.stored = null;
    this.take({ kind: 'wipe-done', ms: this.ms, session });
  }

  private checkPromises({ kind }: KioskEvent): void {
    const { visit, page, session } = this.state;
    const live = this.pages.at(-1);
    const typed = live?.typed ?? null;
    this.promise(typed === null || typed === session, `no text of another visit (${kind})`);
    this.promise(visit.phase !== 'ended' || typed === null, `no text after the end (${kind})`);
    this.promise(visit.phase !== 'waiting' || this.stored === null, `an empty store while waiting (${kind})`);
    this.promise(page.status !== 'open' || live?.session === session, `an open page is there (${kind})`);
    const isVisit = visit.phase === 'active' || visit.phase === 'warning';
    const isListening = isVisit && this.state.headphones === true;
    this.promise(!isListening || this.goal === 'headphones', `headphones alone sound (${kind})`);
    const isSilent = visit.phase === 'warning' && visit.headphonesOut;
    this.promise(!isSilent || this.goal === 'silence', `nothing sounds while they are out (${kind})`);
    this.promise(isListening || isSilent || !isVisit || this.goal === 'usual', `the room hears (${kind})`);
    const isAsEver = this.goal === 'usual' || this.state.plug !== 'none';
    this.promise(visit.phase !== 'waiting' || isAsEver, `sound as ever while waiting (${kind})`);
    const isInUse = this.browserOf === session && visit.phase === 'active';
    this.promise(this.isKioskInFront !== isInUse, `in front is what the visitor is at (${kind})`);
    this.promise(this.state.handoffs === this.counts.browsers, `each browser is counted (${kind})`);
  }

  private promise(holds: boolean, what: string): void {
    if (!holds && !this.hasExited) this.broken.push(what);
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

/** Lives through sequences of sixty events each. */
function expectPromisesKept(sequences: number): void {
  const totals = newCounts();
  for (let seed = 1; seed <= sequences; seed += 1) {
    const simulation = new Simulation(mulberry32(seed));
    for (let event = 0; event < 60 && !simulation.hasExited; event += 1) simulation.live();
    simulation.advance();
    expect(simulation.broken, `sequence ${seed}`).toEqual([]);
    for (const name of Object.keys(totals) as (keyof typeof totals)[])
      totals[name] += simulation.counts[name];
  }
  for (const [name, count] of Object.entries(totals)) expect(count, name).toBeGreaterThan(sequences / 200);
}

const sequences = 'random sequences of events keep every promise';
test(`five hundred ${sequences}`, () => expectPromisesKept(500));
test(`two thousand ${sequences}`, { tags: ['nightly'] }, () => expectPromisesKept(2_000));
