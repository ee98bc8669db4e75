import { messages } from '~/i18n/messages.ts';
import { isInSight, turnTo } from '../paging/turn.ts';
import { useReading } from '../state/visit-stores.ts';
import { readingLimitMs } from './reading-limit.ts';
import { chooseVoice, speech, spokenLocale } from './voices.ts';

/** A little slower than speech synthesis usually talks. */
const rate = 0.9;

/** Without a sound device speech synthesis never ends, and never fails. */
const mostUnfinished = 2;

let blocks: readonly HTMLElement[] = [];
let index = 0;
let spoken: SpeechSynthesisUtterance | null = null;
let limit: ReturnType<typeof setTimeout> | undefined;
/** Blocks in a row that the voice did not come to the end of. */
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
  silence();
  useReading.setState({ state: 'paused' });
}

/** Continues from the start of the current block: also what 'repeat' does. */
export function repeatBlock(): void {
  speakBlock();
}

/** Stops speaking and forgets the position. */
export function stopReading(): void {
  silence();
  unmark();
  blocks = [];
  useReading.setState({ state: 'silent' });
}

/** Says one sentence over everything else, for example that the time is nearly up. Nothing without a voice. */
export function say(text: string): void {
  stopReading();
  if (chooseVoice(messages.language) !== null) speech()?.speak(createUtterance(text));
}

function speakBlock(): void {
  silence();
  const block = blocks[index];
  if (block === undefined) {
    stopReading();
    return;
  }
  mark(block);
  const utterance = createUtterance(block.innerText);
  utterance.addEventListener('end', () => {
    if (spoken !== utterance) return;
    unfinished = 0;
    readNext();
  });
  limit = setTimeout(giveUp, readingLimitMs(block.innerText));
  spoken = utterance;
  useReading.setState({ state: 'reading' });
  speech()?.speak(utterance);
}

function readNext(): void {
  index += 1;
  speakBlock();
}

/** The voice has not come to an end: one block may be odd, a second one in a row means that nothing sounds. */
function giveUp(): void {
  unfinished += 1;
  if (unfinished < mostUnfinished) readNext();
  else stopReading();
}

function createUtterance(text: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  const language = messages.language;
  utterance.voice = chooseVoice(language);
  utterance.lang = spokenLocale(language);
  utterance.rate = rate;
  return utterance;
}

function silence(): void {
  spoken = null;
  clearTimeout(limit);
  speech()?.cancel();
}

function mark(block: HTMLElement): void {
  unmark();
  block.dataset.spoken = '';
  turnTo(block);
}

function unmark(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-spoken]')) delete block.dataset.spoken;
}

const textBlocks = 'h1, h2, h3, h4, p, li, dt, dd, figcaption, legend, label';

const controls = 'button, a[href]';

/** The parts of the screen to read, in order: the smallest blocks of text, and controls outside of them. */
function readableBlocks(): readonly HTMLElement[] {
  const root = document.querySelector('dialog[open]') ?? document.getElementById('main');
  if (root === null) return [];
  return [...root.querySelectorAll<HTMLElement>(`${textBlocks}, ${controls}`)].filter(isReadable);
}

/** Index of the first block on the page of the text that is shown. */
function firstVisible(blocks: readonly HTMLElement[]): number {
  return Math.max(0, blocks.findIndex(isInSight));
}

function isReadable(block: HTMLElement): boolean {
  if (block.matches(controls)) {
    if (block.closest(textBlocks) !== null) return false;
  } else if (block.querySelector(textBlocks) !== null) return false;
  return block.innerText.trim() !== '' && block.checkVisibility();
}
