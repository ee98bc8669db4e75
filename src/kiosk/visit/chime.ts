/** Two soft notes, a fifth apart, in hertz. */
const notes = [523.25, 783.99] as const;
const noteSeconds = 0.5;
const loudness = 0.25;

/** One for the page's life: browsers allow few, and a closed one is slow to go. */
let audio: AudioContext | null = null;

/** Plays two soft notes: the countdown must be noticed without looking (US Section 508, 407.5). Nothing without a speaker. */
export function chime(): void {
  audio ??= new AudioContext();
  const output = new GainNode(audio, { gain: 0 });
  output.connect(audio.destination);
  notes.forEach((frequency, index) => playNote(output, frequency, index * noteSeconds));
}

function playNote(output: GainNode, frequency: number, afterSeconds: number): void {
  const start = output.context.currentTime + afterSeconds;
  const note = new OscillatorNode(output.context, { frequency });
  note.connect(output);
  output.gain.setValueAtTime(loudness, start);
  output.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds);
  note.start(start);
  note.stop(start + noteSeconds);
  note.addEventListener('ended', () => note.disconnect(), { once: true });
}
