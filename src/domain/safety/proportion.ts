/** A share with its 95 % confidence interval, each from 0 to 1. */
export type Proportion = { share: number; low: number; high: number };

/** The 97.5th percentile of the normal distribution. */
const z = 1.959_963_984_540_054;

/**
 * The share of cases and how sure it is: the Wilson score interval (Wilson 1927), which also holds for few cases and for none.
 * @param hits cases that are counted, a whole number from 0 to `cases`.
 * @param cases all cases, at least 1.
 */
export function wilson(hits: number, cases: number): Proportion {
  const share = hits / cases;
  const spread = 1 + z ** 2 / cases;
  const middle = (share + z ** 2 / (2 * cases)) / spread;
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / cases + z ** 2 / (4 * cases ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
