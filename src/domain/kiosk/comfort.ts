/** The four steps of text size: factors of the panel's body text. */
export const textScales = [1, 1.2, 1.4, 1.7] as const;

export type TextStep = 0 | 1 | 2 | 3;

/** Dark on light, light on dark, and the greatest contrast there is. */
export const themes = ['light', 'dark', 'strong'] as const;

export type Theme = (typeof themes)[number];

/** The step one larger (`1`) or smaller (`-1`); the last step stays where it is. */
export function nextTextStep(step: TextStep, change: 1 | -1): TextStep {
  const steps: readonly TextStep[] = [0, 1, 2, 3];
  return steps[step + change] ?? step;
}

/** The theme after this one, the first after the last. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light';
}
