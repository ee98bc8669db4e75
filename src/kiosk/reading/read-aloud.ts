import { messages } from '~/i18n/messages.ts';
import { isInSight, turnTo } from '../paging/turn.ts';
import { useReading } from '../state/visit-stores.ts';
import { controls, isReadable, textBlocks } from './blocks.ts';
import { hush, speak } from './speak.ts';
import { chooseVoice } from './voices.ts';

/** Without a sound device speech synthesis never ends. */
const mostUnfinished = 2;

let blocks: readonly HTMLElement[] = [];
let index = 0;
/** Blocks in a row that the voice did not come to the end of: one may be odd, a second one means that nothing sounds. */
let unfinished = 0;

/** Reads the page aloud, block by block, from the first one in sight to the end; without a voice a message says so. */
export function startReading(): void {
  if (chooseVoice(messages.language) === null) {
    stopReading();
    useReading.setState({ state: 'voiceless' });
    return;
  }
  unfinished = 0;
  blocks = readableBlocks();
  index = firstVisible(blocks);
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
  blocks = [];
  useReading.setState({ state: 'silent' });
}

/** Says one sentence over everything else, for example that the time is nearly up. Nothing without a voice. */
export function say(text: string): void {
  stopReading();
  speak('sentence', [{ text, language: messages.language }]);
}

function speakBlock(): void {
  const block = blocks[index];
  if (block === undefined) {
    stopReading();
    return;
  }
  mark(block);
  useReading.setState({ state: 'reading' });
  speak('reading', [{ text: block.innerText, language: messages.language }], (ended) => {
    unfinished = ended ? 0 : unfinished + 1;
    if (unfinished >= mostUnfinished) return stopReading();
    index += 1;
    speakBlock();
  });
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
  return [...root.querySelectorAll<HTMLElement>(`${textBlocks}, ${controls}`)].filter(
    (block) => isReadable(block) && !(block.matches(controls) && block.closest(textBlocks) !== null),
  );
}

/** Index of the first block on the page of the text that is shown. */
function firstVisible(blocks: readonly HTMLElement[]): number {
  return Math.max(0, blocks.findIndex(isInSight));
}
