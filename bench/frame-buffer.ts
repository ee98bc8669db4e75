import { closeSync, openSync, readSync } from 'node:fs';

/* Looks at what a screen in memory really shows: Xvfb keeps its picture in a file in the format of xwd. */

/** Every so many lines one is read: enough to know a page by, and a fifth of a millisecond a time. */
const lineStep = 24;

/** Lines of a picture, one after the other, four bytes a pixel. */
export type Frame = Buffer;

export type FrameBuffer = { read: () => Frame; close: () => void };

/** @param file `Xvfb_screen0` in the folder that Xvfb was given by `-fbdir`. */
export function openFrameBuffer(file: string): FrameBuffer {
  const descriptor = openSync(file, 'r');
  // XWDFile.h: numbers of four bytes, the most significant first.
  const header = Buffer.alloc(100);
  readSync(descriptor, header, 0, header.length, 0);
  const number = (index: number) => header.readUInt32BE(index * 4);
  const coloursBytes = number(19) * 12;
  const start = number(0) + coloursBytes;
  const [height, lineBytes] = [number(5), number(12)];
  const lines = Math.floor(height / lineStep);
  return {
    read() {
      const frame = Buffer.allocUnsafe(lines * lineBytes);
      for (let line = 0; line < lines; line += 1)
        readSync(descriptor, frame, line * lineBytes, lineBytes, start + line * lineStep * lineBytes);
      return frame;
    },
    close: () => closeSync(descriptor),
  };
}

/** What a page is known by: places whose pixels stood still and are no plain ground, and what they showed. */
export type Portrait = { places: readonly number[]; frame: Frame };

/**
 * Makes the portrait of a page that stands still.
 * @param shots several shots at it, some time apart; what differs between them moves and is left out.
 * @param others shots at what it must not be taken for: only places that differ from all of them count.
 */
export function portrait(shots: readonly Frame[], others: readonly Frame[]): Portrait {
  const [frame = Buffer.alloc(0)] = shots;
  const places: number[] = [];
  for (let place = 0; place + 4 <= frame.length; place += 4) {
    const pixel = frame.readUInt32LE(place);
    const isStill = shots.every((each) => each.readUInt32LE(place) === pixel);
    if (isStill && others.every((each) => each.readUInt32LE(place) !== pixel)) places.push(place);
  }
  return { places, frame };
}

/** Whether a frame shows the page of a portrait: all but one in two hundred of its places. */
export function shows(frame: Frame, { places, frame: known }: Portrait): boolean {
  const mayDiffer = Math.floor(places.length / 200);
  let differing = 0;
  for (const place of places) {
    if (frame.readUInt32LE(place) === known.readUInt32LE(place)) continue;
    differing += 1;
    if (differing > mayDiffer) return false;
  }
  return places.length > 0;
}

/**
 * Waits until the screen shows a page.
 * @returns milliseconds on the clock of `performance.now()` at the first frame that showed it.
 */
export async function untilShown(buffer: FrameBuffer, page: Portrait, limitMs = 20_000): Promise<number> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    if (shows(buffer.read(), page)) return performance.now();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`The page did not come within ${limitMs} ms.`);
}
