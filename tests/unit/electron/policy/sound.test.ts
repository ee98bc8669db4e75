import { describe, expect, test } from 'vitest';
import {
  silentSink,
  type Sink,
  type SoundGoal,
  type SoundServer,
} from '../../../../electron/policy/audio.ts';
import {
  noSound,
  quietMs,
  stepSound,
  type SoundEffect,
  type SoundEvent,
  type SoundState,
  type Trouble,
} from '../../../../electron/policy/sound.ts';

/* Which commands bring sound where: audio.test.ts. Here is what is made of what happens, in its order. */

const sink = (index: number, name: string, ports: Sink['ports'] = []): Sink => ({
  index,
  name,
  owner_module: 20 + index,
  active_port: null,
  ports,
});
const speakers = sink(0, 'speakers');
const keypad = sink(1, 'keypad');
const socket = sink(2, 'socket', [{ name: 'phones', type: 'Headphones', availability: 'available' }]);
const silence = sink(3, silentSink);

const server = (sinks: readonly Sink[], defaultSink: string, left: number | null = null): SoundServer => ({
  sinks,
  defaultSink,
  streams:
    left === null
      ? []
      : [
          {
            index: 7,
            sink: sinks.find(({ name }) => name === defaultSink)?.index ?? 0,
            buffer_latency_usec: left,
          },
        ],
});

/** The machine with a server that obeys: commands change what is seen next. */
class Room {
  state: SoundState = noSound;
  ms = 0;
  readonly heard: boolean[] = [];
  readonly arrived: SoundGoal[] = [];
  readonly logged: string[] = [];
  readonly waits: number[] = [];
  readonly commands: string[] = [];
  now: SoundServer = server([speakers], 'speakers');
  named: string | null = null;
  private asked = 0;

  take(event: SoundEvent): void {
    const step = stepSound(this.state, event);
    this.state = step.state;
    step.effects.forEach((effect) => this.perform(effect));
  }

  /** The server says that something has changed, and is asked. */
  change(now: SoundServer): void {
    this.now = now;
    this.take({ kind: 'said', ms: this.ms, lines: "Event 'change' on sink #1" });
    this.take({ kind: 'due', ms: this.ms });
    this.answer();
  }

  goal(goal: SoundGoal): void {
    this.take({ kind: 'goal', ms: this.ms, goal });
    this.answer();
  }

  keys(plugged: boolean): void {
    this.take({ kind: 'keys', ms: this.ms, plugged });
    this.answer();
  }

  wait(ms: number): void {
    this.ms += ms;
    this.take({ kind: 'due', ms: this.ms });
    this.answer();
  }

  answer(): void {
    for (; this.asked > 0; this.asked -= 1)
      this.take({ kind: 'seen', ms: this.ms, server: this.now, named: this.named });
  }

  private perform(effect: SoundEffect): void {
    if (effect.kind === 'look') this.asked += 1;
    if (effect.kind === 'headphones') this.heard.push(effect.plugged);
    if (effect.kind === 'arrived') this.arrived.push(effect.goal);
    if (effect.kind === 'log') this.logged.push(effect.rule);
    if (effect.kind === 'wait') this.waits.push(effect.waitMs);
    if (effect.kind !== 'move') return;
    for (const command of effect.commands) this.obey(command);
    this.take({ kind: 'moved', ms: this.ms });
  }

  private obey([command, first = '', second = '']: readonly string[]): void {
    this.commands.push(`${command} ${second === '' || command === 'load-module' ? first : second}`);
    const { sinks, streams } = this.now;
    const at = (name: string) => sinks.find((each) => each.name === name)?.index ?? 0;
    if (command === 'load-module') this.now = { ...this.now, sinks: [...sinks, silence] };
    if (command === 'unload-module')
      this.now = { ...this.now, sinks: sinks.filter(({ name }) => name !== silentSink) };
    if (command === 'set-default-sink') this.now = { ...this.now, defaultSink: first };
    if (command === 'move-sink-input')
      this.now = { ...this.now, streams: streams.flatMap((each) => [{ ...each, sink: at(second) }]) };
  }
}

/** A room whose server is followed, with this in it. */
function room(now: SoundServer, named: string | null = null): Room {
  const begun = new Room();
  begun.named = named;
  begun.now = now;
  begun.take({ kind: 'follow', ms: 0 });
  begun.answer();
  begun.change(now);
  return begun;
}

/** A visitor listens alone, through the keypad. */
function listening(named: string | null = 'keypad', left = 8_000): Room {
  const begun = room(server([speakers, keypad], 'speakers', left), named);
  begun.goal('headphones');
  return begun;
}

const target = ({ now: { defaultSink, sinks, streams } }: Room) => [
  defaultSink,
  ...streams.map((stream) => sinks.find(({ index }) => index === stream.sink)?.name),
];

describe('headphones that are pulled out with their keypad', () => {
  test.each<[string, () => Room]>([
    ['named by the config', () => listening()],
    [
      'named, with a jack that has said so',
      () => {
        const begun = listening();
        begun.keys(true);
        return begun;
      },
    ],
    [
      'unnamed, where the keypad is all the sound there is to see and its jack has said so',
      () => {
        const begun = room(server([keypad, speakers], 'keypad', 8_000));
        begun.keys(true);
        begun.goal('headphones');
        return begun;
      },
    ],
    [
      'a socket that reports its plug',
      () => {
        const begun = room(server([speakers, socket], 'speakers', 8_000));
        begun.goal('headphones');
        return begun;
      },
    ],
  ])('are out, and nothing sounds in the room: %s', (_which, begin) => {
    const begun = begin();
    expect(target(begun)).not.toContain('speakers');
    begun.heard.length = 0;
    // As a server does by itself that has not turned to silence.
    begun.change(server([speakers, silence], 'speakers', 8_000));
    expect(begun.heard[0]).toBe(false);
    expect(begun.heard).not.toContain(true);
    expect(target(begun)).toEqual([silentSink, silentSink]);
    // The visit is told to be silent, and goes on in the room only once somebody answers at the screen.
    begun.goal('silence');
    expect(target(begun)).toEqual([silentSink, silentSink]);
  });

  test('are in again with the sink, or with a word of the jack', () => {
    const begun = listening();
    begun.keys(true);
    begun.change(server([speakers, silence], 'speakers'));
    begun.change(server([speakers, silence, keypad], silentSink));
    expect(begun.heard.at(-1)).toBe(true);
    begun.keys(false);
    expect(begun.heard.at(-1)).toBe(false);
    begun.keys(true);
    expect(begun.heard.at(-1)).toBe(true);
  });
});

test('a jack counts more than a sink that is there, and no jack more than one that is not', () => {
  const begun = room(server([speakers, keypad], 'speakers'), 'keypad');
  expect(begun.heard.at(-1)).toBe(true);
  begun.keys(false);
  expect(begun.heard.at(-1)).toBe(false);
  begun.change(server([speakers], 'speakers'));
  begun.keys(true);
  expect(begun.heard.at(-1)).toBe(false);
});

test('sound has arrived only once the server is seen to have followed', () => {
  const begun = room(server([speakers, keypad], 'speakers', 0), 'keypad');
  begun.arrived.length = 0;
  const obeying = begun.now;
  begun.take({ kind: 'goal', ms: 0, goal: 'headphones' });
  begun.take({ kind: 'seen', ms: 0, server: obeying, named: 'keypad' });
  expect(begun.arrived).toEqual([]);
  begun.answer();
  expect(begun.arrived).toEqual(['headphones']);
});

test('a server that does not follow is told some times, and again at each change', () => {
  let state: SoundState = { ...noSound, link: 'heard' };
  const kinds: string[] = [];
  const take = (event: SoundEvent): void => {
    const step = stepSound(state, event);
    state = step.state;
    for (const { kind } of step.effects) {
      kinds.push(kind);
      if (kind === 'move') take({ kind: 'moved', ms: 0 });
      if (kind === 'look')
        take({ kind: 'seen', ms: 0, server: server([speakers, keypad], 'speakers'), named: 'keypad' });
    }
  };
  take({ kind: 'goal', ms: 0, goal: 'headphones' });
  const tries = kinds.filter((kind) => kind === 'move').length;
  expect([tries > 1, kinds.includes('arrived')]).toEqual([true, false]);
  take({ kind: 'due', ms: 0 });
  expect(kinds.filter((kind) => kind === 'move')).toHaveLength(2 * tries);
});

describe('after a visitor who listened alone', () => {
  test('the room hears nothing while something is left to play, and for a second after it', () => {
    const begun = listening();
    begun.goal('usual');
    expect(begun.arrived.at(-1)).toBe('usual');
    expect(target(begun)).toEqual([silentSink, silentSink]);
    for (const left of [8_000, 3_000, 8_000, 3_000]) {
      begun.now = {
        ...begun.now,
        streams: begun.now.streams.flatMap((each) => [{ ...each, buffer_latency_usec: left }]),
      };
      begun.wait(quietMs.least - 1);
      expect(target(begun)).toEqual([silentSink, silentSink]);
    }
    begun.wait(quietMs.least);
    expect(target(begun)).toEqual(['speakers', 'speakers']);
    expect(begun.now.sinks).not.toContain(silence);
  });

  test('what still plays after ten seconds is somebody else’s', () => {
    const begun = listening();
    begun.goal('usual');
    begun.wait(quietMs.most - 1);
    expect(target(begun)).toEqual([silentSink, silentSink]);
    begun.wait(1);
    expect(target(begun)).toEqual(['speakers', 'speakers']);
  });

  test('the next one who listens waits for nothing', () => {
    const begun = listening();
    begun.goal('usual');
    begun.goal('headphones');
    expect(target(begun)).toEqual(['keypad', 'keypad']);
  });

  test('a visit without headphones leaves the sound alone', () => {
    const begun = room(server([speakers], 'speakers', 8_000));
    begun.goal('usual');
    expect(begun.commands).toEqual([]);
  });
});

test.each<[Trouble, SoundGoal[]]>([
  ['no-program', ['headphones']],
  ['no-server', ['headphones']],
  ['no-json', ['headphones']],
  // It may still play where it did.
  ['hangs', []],
])('without a server that answers (%s) a jack is believed, and nothing is waited for', (why, arrived) => {
  const begun = new Room();
  begun.take({ kind: 'follow', ms: 0 });
  begun.take({ kind: 'lost', ms: 0, why });
  begun.take({ kind: 'lost', ms: 0, why });
  begun.arrived.length = 0;
  begun.keys(true);
  begun.goal('headphones');
  expect([begun.heard, begun.arrived, begun.logged]).toEqual([[true], arrived, [why]]);
});

test('what happens while the server is asked is looked at afterwards; what comes late is nothing', () => {
  const begun = room(server([speakers], 'speakers'), 'keypad');
  begun.take({ kind: 'due', ms: 0 });
  begun.take({ kind: 'due', ms: 0 });
  begun.now = server([speakers, keypad], 'speakers');
  begun.answer();
  expect(begun.heard.at(-1)).toBe(true);
  begun.take({ kind: 'stop', ms: 0 });
  const { state } = begun;
  begun.take({ kind: 'lost', ms: 0, why: 'no-server' });
  begun.take({ kind: 'said', ms: 0, lines: "Event 'new' on sink #1" });
  begun.take({ kind: 'moved', ms: 0 });
  expect(begun.state).toEqual(state);
});
