/**
 * The mark in a square of 48: a young fern that is also the letter f, and the drop of a well, cut out of a disc.
 * build/brand-assets.ts draws every icon and press picture from these same lines.
 */
export const mark = {
  size: 48,
  disc: { cx: 24, cy: 24, r: 24 },
  /** Drawn as a line of `stemWidth` with round ends; it leaves the disc at the bottom. */
  stem: 'M17.6 52C17.6 45.6 20 41 20 31V19.8A7.7 7.7 0 0 1 33.3 14.4',
  stemWidth: 4.8,
  leaves: [
    'M20 35.4C20.6 29.4 26.4 26.6 37 28.8C35.6 34.8 28.6 38 20 35.4Z',
    'M19.5 39.2C19 33.2 14.8 30 7.4 30.2C8 36 12.6 40.4 19.5 39.2Z',
  ],
  drop: 'M36.2 16.6C37.9 19.4 39.3 20.9 39.3 22.9A3.1 3.1 0 0 1 33.1 22.9C33.1 20.9 34.5 19.4 36.2 16.6Z',
} as const;
