import { speechVolumes } from '~/domain/kiosk/comfort.ts';
import { useListening } from '../state/visit-stores.ts';

/** One for the page's life: browsers allow few, and a closed one is slow to go. */
let audio: AudioContext | null = null;

function output(gain: number): GainNode {
  audio ??= new AudioContext({ latencyHint: 'interactive' });
  const node = new GainNode(audio, { gain });
  node.connect(audio.destination);
  return node;
}

/** Two soft notes, a fifth apart, in hertz. */
const notes = [523.25, 783.99] as const;

const noteSeconds = 0.5;

const loudness = 0.25;

/** Plays two soft notes: the countdown must be noticed without looking (US Section 508, 407.5). Nothing without a speaker. */
export function chime(): void {
  const through = output(0);
  notes.forEach((frequency, index) => playNote(through, frequency, index * noteSeconds, noteSeconds));
}

/** Above any voice, in hertz; long enough to be heard, too short to hide the word after it. */
const tick = { frequency: 1_046.5, seconds: 0.06 } as const;

/** Answers a key at once, before the first word can. */
export function playTick(): void {
  const volume = speechVolumes[useListening.getState().volumeStep] ?? 1;
  playNote(output(0), tick.frequency, 0, tick.seconds, loudness * volume);
}

function playNote(
  through: GainNode,
  frequency: number,
  afterSeconds: number,
  seconds: number,
  gain = loudness,
): void {
  const start = through.context.currentTime + afterSeconds;
  const note = new OscillatorNode(through.context, { frequency });
  note.connect(through);
  through.gain.setValueAtTime(gain, start);
  through.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  note.start(start);
  note.stop(start + seconds);
  note.addEventListener('ended', () => note.disconnect(), { once: true });
}
