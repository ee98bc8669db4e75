import * as z from 'zod/mini';

/** Where sound is to go: wherever it goes without us · into the visitor's headphones alone · nowhere. */
export type SoundGoal = 'usual' | 'headphones' | 'silence';

/** A sink that plays to nobody. */
export const silentSink = 'kiosk-silence';

/**
 * What makes it the one that both servers turn to by themselves when headphones go with their sink: else the room would hear the rest of
 * a sentence. PulseAudio (since 14) goes by what a device is, PipeWire by its priority.
 */
const silentProperties =
  "sink_properties='device.class=sound device.form_factor=headphone device.bus=bluetooth priority.session=9999'";

/* What `pactl --format=json` says (PulseAudio 16, also before PipeWire), as far as it is needed. Its words are those of LC_ALL=C. */

const sinkSchema = z.object({
  index: z.number(),
  name: z.string(),
  /** None where PipeWire has found the hardware itself. */
  owner_module: z.nullable(z.number()),
  active_port: z.nullable(z.string()),
  ports: z.array(z.object({ name: z.string(), type: z.string(), availability: z.string() })),
});
export type Sink = z.infer<typeof sinkSchema>;

/** `buffer_latency_usec`: how much of it the server has still to play; nothing, where it does not say so. */
const streamSchema = z.object({
  index: z.number(),
  sink: z.number(),
  buffer_latency_usec: z.optional(z.number()),
});

/** What a sound server has at one moment. */
export type SoundServer = {
  sinks: readonly Sink[];
  /** What plays, and the index of the sink to which. */
  streams: readonly z.infer<typeof streamSchema>[];
  defaultSink: string;
};

/**
 * Reads what the server says of itself.
 * @param sinks answers of `list sinks`, of `list sink-inputs` and of `get-default-sink`.
 * @returns null when that is not what was asked for.
 */
export function readSoundServer(sinks: string, streams: string, defaultSink: string): SoundServer | null {
  try {
    return {
      sinks: z.array(sinkSchema).parse(JSON.parse(sinks)),
      streams: z.array(streamSchema).parse(JSON.parse(streams)),
      defaultSink: defaultSink.trim(),
    };
  } catch {
    return null;
  }
}

/** Ports that one person alone hears (pa_device_port_type). */
const privateTypes: ReadonlySet<string> = new Set(['Headphones', 'Headset', 'Handset', 'Earpiece']);

/** Headphones as they are now: the sink and, where it has several, the port that plays to them. */
type Headphones = { plugged: boolean | null; sink: Sink | null; port: string | null };

/**
 * Whether headphones are plugged in, and where they are.
 * @param named the sink that the config names: plugged in while it is there. Null: by the ports whose jack says whether it is used.
 * @returns `plugged` null when no port says so.
 */
export function findHeadphones(sinks: readonly Sink[], named: string | null): Headphones {
  if (named !== null) {
    const sink = sinks.find(({ name }) => name === named) ?? null;
    return { plugged: sink !== null, sink, port: null };
  }
  const jacks = sinks.flatMap((sink) =>
    sink.ports.filter(({ type }) => privateTypes.has(type)).map((port) => ({ sink, port })),
  );
  const used = jacks.find(({ port }) => port.availability === 'available');
  if (used !== undefined) return { plugged: true, sink: used.sink, port: used.port.name };
  const isKnown = jacks.some(({ port }) => port.availability === 'not available');
  return { plugged: isKnown ? false : null, sink: null, port: null };
}

/** Whether the room hears nothing of what this sink plays. */
function isPrivate(sink: Sink, named: string | null): boolean {
  if (sink.name === silentSink || sink.name === named) return true;
  return sink.ports.length > 0 && sink.ports.every(({ type }) => privateTypes.has(type));
}

/**
 * The sink for the room: the server's default while nobody listens alone, and then the last one that was it; else one that is not
 * the headphones' alone. Where there is no other, the headphones'. Null without any.
 * @param before what was answered last.
 */
export function usualSink(
  { sinks, defaultSink }: SoundServer,
  goal: SoundGoal,
  before: string | null,
  named: string | null,
): string | null {
  const rooms = sinks.filter((sink) => !isPrivate(sink, named)).map(({ name }) => name);
  const known = goal === 'usual' ? [defaultSink, before] : [before, defaultSink];
  const any = sinks.find(({ name }) => name !== silentSink)?.name;
  return known.find((name) => name !== null && rooms.includes(name)) ?? rooms[0] ?? any ?? null;
}

/**
 * The sink to which sound is to go. Who listens alone has no other than theirs: without one it goes to nobody, but where a jack that
 * reports itself belongs to the room's own sink.
 * @param room as `usualSink` has it.
 * @param isReported whether a jack says by keys that headphones are in.
 */
export function soundTarget(
  { sinks }: SoundServer,
  goal: SoundGoal,
  room: string | null,
  named: string | null,
  isReported: boolean,
): string | null {
  if (goal === 'usual') return room;
  if (goal === 'silence') return silentSink;
  return findHeadphones(sinks, named).sink?.name ?? (isReported && named === null ? room : silentSink);
}

/**
 * The commands of pactl that bring a server to where sound is to go; none when it is there. Each may fail alone, as when a stream
 * has just ended.
 * @param target as `soundTarget` has it.
 */
export function planSound(
  server: SoundServer,
  goal: SoundGoal,
  target: string | null,
  named: string | null,
): readonly (readonly string[])[] {
  const { sinks, streams, defaultSink } = server;
  const { port } = findHeadphones(sinks, named);
  if (target === null) return [];
  const silence = sinks.find(({ name }) => name === silentSink);
  const to = sinks.find(({ name }) => name === target);
  // What somebody has put on another sink for the room is left there, as long as nobody listens alone.
  const mayStay = new Set(
    sinks
      .filter((sink) => sink === to || (goal === 'usual' && !isPrivate(sink, named)))
      .map(({ index }) => index),
  );
  const moved = streams.filter(({ sink }) => !mayStay.has(sink));
  return [
    ...(goal !== 'usual' && silence === undefined
      ? [['load-module', 'module-null-sink', `sink_name=${silentSink}`, silentProperties]]
      : []),
    ...(target === to?.name && goal === 'headphones' && port !== null && to.active_port !== port
      ? [['set-sink-port', target, port]]
      : []),
    ...(defaultSink === target ? [] : [['set-default-sink', target]]),
    ...moved.map(({ index }) => ['move-sink-input', `${index}`, target]),
    ...(goal === 'usual' && silence !== undefined && silence.owner_module !== null
      ? [['unload-module', `${silence.owner_module}`]]
      : []),
  ];
}
