import { messages } from '~/i18n/messages.ts';
import { isInSight, turnTo } from '../paging/turn.ts';
import { createKioskStore, usePaging, useReading } from '../state/visit-stores.ts';
import { blocksIn, isReadable, wordsOfElement } from './blocks.ts';
import { hush, speak } from './speak.ts';
import { chooseVoice } from './voices.ts';

/** Without a sound device speech synthesis never ends. */
const mostUnfinished = 2;

/**
 * What is read. `unfinished`: blocks in a row that the voice did not come to the end of: one may be odd, a second one means that
 * nothing sounds.
 */
const useBlocks = createKioskStore<{ blocks: readonly HTMLElement[]; index: number; unfinished: number }>({
  blocks: [],
  index: 0,
  unfinished: 0,
});

/** Reads the page aloud, block by block, from the first one in sight to the end; without a voice a message says so. */
export function startReading(): void {
  if (chooseVoice(messages.language) === null) {
    stopReading();
    useReading.setState({ state: 'voiceless' });
    return;
  }
  const blocks = readableBlocks();
  useBlocks.setState({ blocks, index: firstVisible(blocks), unfinished: 0 });
  speakBlock();
}

/** Stops speaking and keeps the position. Speech synthesis pauses unreliably on Linux, so the block starts over afterwards. */
export function pauseReading(): void {
  hush('reading');
  useReading.setState({ state: 'paused' });
}

/** Continues from the start of the current block: also what 'repeat' does. */
export function repeatBlock(): void {
  speakBlock();
}

/** Stops reading, or the sentence of `say`, and forgets the position. */
export function stopReading(): void {
  hush('reading');
  hush('sentence');
  unmark();
  useBlocks.setState({ blocks: [] });
  useReading.setState({ state: 'silent' });
}

/** Says one sentence over everything else, for example that the time is nearly up. Nothing without a voice. */
export function say(text: string): void {
  stopReading();
  speak('sentence', [{ text, language: messages.language }]);
}

function speakBlock(): void {
  const { blocks, index } = useBlocks.getState();
  const block = blocks[index];
  if (block === undefined) return stopReading();
  mark(block);
  useReading.setState({ state: 'reading' });
  const isHeard = speak('reading', wordsOfElement(block), goOn);
  // In a language that has no voice here.
  if (!isHeard) goOn(true);
}

function goOn(ended: boolean): void {
  const { index, unfinished } = useBlocks.getState();
  if (!ended && unfinished + 1 >= mostUnfinished) return stopReading();
  useBlocks.setState({ index: index + 1, unfinished: ended ? 0 : unfinished + 1 });
  speakBlock();
}

/** Shows what is being said, and its screenful. */
export function mark(block: HTMLElement): void {
  unmark();
  block.dataset.spoken = '';
  turnTo(block);
}

export function unmark(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-spoken]')) delete block.dataset.spoken;
}

/** The parts of the screen to read, in order: the smallest blocks of text, and controls outside of them. */
function readableBlocks(): readonly HTMLElement[] {
  const root = document.querySelector('dialog[open]') ?? document.getElementById('main');
  if (root === null) return [];
  const readable = blocksIn(root).filter(
    (block) => isReadable(block) && !block.matches('output[data-for-eyes]'),
  );
  return readable.filter((block) => !readable.some((other) => other !== block && other.contains(block)));
}

/** Index of the first block of the screenful that is shown. Its title stands on each, and begins the first. */
function firstVisible(blocks: readonly HTMLElement[]): number {
  const isLater = usePaging.getState().page > 0;
  return Math.max(
    0,
    blocks.findIndex((block) => isInSight(block) && !(isLater && block.matches('main h1'))),
  );
}
