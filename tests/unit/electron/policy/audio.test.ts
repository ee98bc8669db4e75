import { describe, expect, test } from 'vitest';
import {
  findHeadphones,
  planSound,
  readSoundServer,
  silentSink,
  soundTarget,
  usualSink,
  type Sink,
  type SoundGoal,
  type SoundServer,
} from '../../../../electron/policy/audio.ts';

const sink = (
  index: number,
  name: string,
  ports: Sink['ports'] = [],
  active: string | null = null,
): Sink => ({
  index,
  name,
  owner_module: 20 + index,
  active_port: active,
  ports,
});
const jack = (availability: string, type = 'Headphones') => ({ name: 'phones', type, availability });
const speaker = { name: 'speaker', type: 'Speaker', availability: 'availability unknown' };

const speakers = sink(0, 'speakers');
const usb = sink(1, 'usb');
const silence = sink(2, silentSink);
/** One sink whose jack turns its speaker off, as in most computers. */
const builtIn = (availability: string, active = 'speaker') =>
  sink(3, 'built-in', [speaker, jack(availability)], active);

/** A server with these sinks, and one stream on each of those that are named by index. */
const server = (
  sinks: readonly Sink[],
  defaultSink: string,
  playing: readonly number[] = [],
): SoundServer => ({
  sinks,
  defaultSink,
  streams: playing.map((on, index) => ({ index, sink: on })),
});

describe('what the server says', () => {
  test.each([
    ['PulseAudio', '1'],
    ['PipeWire, of hardware that it has found itself', 'null'],
  ])('is read as far as it is needed: %s', (_which, owner) => {
    // Cut out of what PulseAudio 16.1 says, and PipeWire 0.3.65.
    const sinks = `[{"index":0,"state":"IDLE","name":"usb","owner_module":${owner},"mute":false,"ports":[{"name":"analog-output-headphones",
      "description":"Headphones","type":"Headphones","priority":9900,"availability_group":"Legacy 2","availability":"not available"}],
      "active_port":"analog-output-headphones","formats":["pcm"]}]`;
    expect(readSoundServer(sinks, '[{"index":4,"sink":0,"mute":false}]', 'usb\n')).toMatchObject({
      sinks: [{ name: 'usb', active_port: 'analog-output-headphones' }],
      streams: [{ index: 4, sink: 0 }],
      defaultSink: 'usb',
    });
  });

  test.each([
    ['no JSON', 'Sink #0\n\tState: IDLE', '[]'],
    ['half of it', '[{"index":0,', '[]'],
    ['another shape', '{"sinks":[]}', '[]'],
    ['another shape of streams', '[]', '[{"index":"4"}]'],
    ['nothing', '', ''],
  ])('is refused when it is %s', (_what, sinks, streams) => {
    expect(readSoundServer(sinks, streams, 'usb')).toBeNull();
  });
});

test.each<[string, readonly Sink[], string | null, boolean | null, string | null]>([
  ['a jack in use', [speakers, builtIn('available')], null, true, 'built-in'],
  ['a jack that is not in use', [builtIn('not available')], null, false, null],
  ['a handset', [sink(4, 'phone', [jack('available', 'Handset')])], null, true, 'phone'],
  [
    'the second of two jacks',
    [builtIn('not available'), sink(4, 'front', [jack('available')])],
    null,
    true,
    'front',
  ],
  ['a jack that says nothing', [builtIn('availability unknown')], null, null, null],
  [
    'speakers alone',
    [speakers, sink(4, 'tv', [{ ...speaker, availability: 'available', type: 'HDMI' }])],
    null,
    null,
    null,
  ],
  ['no sink at all', [], null, null, null],
  ['the sink of the config', [speakers, usb], 'usb', true, 'usb'],
  ['without the sink of the config', [speakers, builtIn('available')], 'usb', false, null],
])('headphones: %s', (_what, sinks, named, plugged, name) => {
  const found = findHeadphones(sinks, named);
  expect([found.plugged, found.sink?.name ?? null]).toEqual([plugged, name]);
});

test.each<[string, SoundServer, 'usual' | 'headphones', string | null, string | null]>([
  ['the default', server([speakers, usb], 'speakers'), 'usual', null, 'speakers'],
  [
    'what the operator has made it meanwhile',
    server([speakers, sink(4, 'tv')], 'tv'),
    'usual',
    'speakers',
    'tv',
  ],
  [
    'what it was before headphones took over',
    server([sink(4, 'tv'), speakers, usb], 'usb'),
    'usual',
    'speakers',
    'speakers',
  ],
  [
    'what it was before the visit',
    server([sink(4, 'tv'), speakers, usb], 'tv'),
    'headphones',
    'speakers',
    'speakers',
  ],
  ['another one where that has gone', server([usb, sink(4, 'tv')], 'usb'), 'headphones', 'speakers', 'tv'],
  ['the headphones where there is nothing else', server([usb], 'usb'), 'usual', null, 'usb'],
  ['none without any', server([silence], silentSink), 'usual', null, null],
])("the room's sink: %s", (_what, now, goal, before, expected) => {
  expect(usualSink(now, goal, before, 'usb')).toBe(expected);
});

const targetIn = (now: SoundServer, goal: SoundGoal, named: string | null, isReported = false) =>
  soundTarget(now, goal, usualSink(now, goal, 'speakers', named), named, isReported);

test.each<[string, readonly Sink[], string | null, boolean, string]>([
  ['their own sink', [speakers, usb], 'usb', false, 'usb'],
  ['their own sink, also where their jack reports itself', [speakers, usb], 'usb', true, 'usb'],
  ['nobody when it has gone', [speakers], 'usb', false, silentSink],
  ['nobody when it has gone, whatever their jack has said', [speakers], 'usb', true, silentSink],
  ['nobody when a jack has gone with its sink', [speakers], null, false, silentSink],
  ["the room's sink, to which a jack that reports itself belongs", [speakers], null, true, 'speakers'],
])('who listens alone is spoken to through %s', (_what, sinks, named, isReported, expected) => {
  expect(targetIn(server(sinks, 'speakers'), 'headphones', named, isReported)).toBe(expected);
});

const all = [speakers, usb];
const both = [...all, silence];

test.each<[string, SoundServer, 'usual' | 'headphones' | 'silence', string[]]>([
  ['nothing to do', server(all, 'speakers', [0]), 'usual', []],
  [
    'a visitor with headphones',
    server(all, 'speakers', [0, 1]),
    'headphones',
    ['load-module module-null-sink', 'set-default-sink usb', 'move-sink-input 0 usb'],
  ],
  ['once that is done', server(both, 'usb', [1, 1]), 'headphones', []],
  ['a stream that comes later', server(both, 'usb', [1, 0]), 'headphones', ['move-sink-input 1 usb']],
  [
    'headphones that are pulled out, where the server has not turned to silence by itself',
    server([speakers, silence], 'speakers', [0]),
    'silence',
    [`set-default-sink ${silentSink}`, `move-sink-input 0 ${silentSink}`],
  ],
  ['once it is silent', server(both, silentSink, [2]), 'silence', []],
  [
    'in again',
    server(both, silentSink, [2]),
    'headphones',
    ['set-default-sink usb', 'move-sink-input 0 usb'],
  ],
  [
    'the end of a visit',
    server(both, 'usb', [1]),
    'usual',
    ['set-default-sink speakers', 'move-sink-input 0 speakers', 'unload-module 22'],
  ],
  [
    'silence that an older run has left',
    server([speakers, silence], silentSink, [2]),
    'usual',
    ['set-default-sink speakers', 'move-sink-input 0 speakers', 'unload-module 22'],
  ],
  [
    "an operator's own choice for one stream",
    server([...all, sink(4, 'tv')], 'speakers', [0, 4]),
    'usual',
    [],
  ],
])('the commands for %s', (_what, now, goal, expected) => {
  const commands = planSound(now, goal, targetIn(now, goal, 'usb'), 'usb');
  expect(commands.map((command) => command.slice(0, command[0] === 'load-module' ? 2 : 3).join(' '))).toEqual(
    expected,
  );
});

test('where a jack and a speaker share a sink, nothing is moved: the port is turned to, if the server has not', () => {
  const plan = (now: SoundServer, goal: 'usual' | 'headphones') =>
    planSound(now, goal, targetIn(now, goal, null), null);
  expect(plan(server([builtIn('available', 'phones'), silence], 'built-in', [3]), 'headphones')).toEqual([]);
  expect(plan(server([builtIn('available'), silence], 'built-in', [3]), 'headphones')).toEqual([
    ['set-sink-port', 'built-in', 'phones'],
  ]);
  expect(plan(server([builtIn('not available')], 'built-in', [3]), 'usual')).toEqual([]);
});

test.each(['usual', 'silence'] as const)('a computer without a sink is left alone: %s', (goal) => {
  expect(
    planSound(server([], ''), goal, targetIn(server([], ''), goal, null), null).map(([command]) => command),
  ).toEqual(goal === 'usual' ? [] : ['load-module', 'set-default-sink']);
});
