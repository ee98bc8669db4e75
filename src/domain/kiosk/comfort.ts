/** The four steps of text size: factors of the panel's body text. */
export const textScales = [1, 1.2, 1.4, 1.7] as const;

export type TextStep = 0 | 1 | 2 | 3;

/** Dark on light, light on dark, and the greatest contrast there is. */
export const themes = ['light', 'dark', 'strong'] as const;

export type Theme = (typeof themes)[number];

/**
 * The step one larger (`1`) or smaller (`-1`); the first and the last stay where they are.
 * @param shown the factor that the screen has room for: the step below it is the smaller one.
 */
export function nextTextStep(step: TextStep, change: 1 | -1, shown: number): TextStep {
  const steps: readonly TextStep[] = [0, 1, 2, 3];
  if (change === 1) return steps[step + 1] ?? step;
  return steps.findLast((each) => each < step && textScales[each] < shown) ?? 0;
}

/** The theme after this one, the first after the last. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light';
}

/** How fast is spoken, as factors of what speech synthesis calls normal. The visitor begins a little slower than that. */
export const speechRates = [0.6, 0.75, 0.9, 1.2, 1.6, 2] as const;
export const usualRateStep = 2;

/** How loud is spoken, as shares of what the computer is set to. */
export const speechVolumes = [0.25, 0.5, 0.75, 1] as const;
export const usualVolumeStep = 2;

/** The step after (`1`) or before (`-1`) one of so many; the first and the last stay where they are. */
export function nextStep(step: number, change: 1 | -1, steps: number): number {
  return Math.min(steps - 1, Math.max(0, step + change));
}
