/** A step of the scale of spaces: 4 is `--space-4` (src/styles/gaps.css). */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
