/** One thing that is done between two visitors. */
export type WipeStep =
  | 'silence'
  | 'destroy-page'
  | 'clear-storage'
  | 'clear-sign-ins'
  | 'clear-hosts'
  | 'clear-code'
  | 'close-connections'
  | 'clear-clipboard'
  | 'clear-selection';

/**
 * What a wipe does, in order. The page goes first of all, with its sessionStorage, half-typed words, text size, contrast,
 * volume and voice: none of these survive a WebContents that is destroyed, while a reload keeps sessionStorage (measured). Linux has a
 * second clipboard, filled by selecting alone.
 */
export function wipeSteps(platform: string): readonly WipeStep[] {
  return [
    'silence',
    'destroy-page',
    'clear-storage',
    'clear-sign-ins',
    'clear-hosts',
    'clear-code',
    'close-connections',
    'clear-clipboard',
    ...(platform === 'linux' ? (['clear-selection'] as const) : []),
  ];
}

/**
 * Runs every step, each on its own: one that fails or hangs is reported and holds up no other.
 * @param limitMs milliseconds a step may take.
 * @returns the steps that failed, in order.
 */
export async function runWipe(
  steps: readonly WipeStep[],
  run: (step: WipeStep) => void | Promise<void>,
  limitMs: number,
): Promise<readonly WipeStep[]> {
  const failed: WipeStep[] = [];
  for (const step of steps) {
    if (!(await succeeds(run, step, limitMs))) failed.push(step);
  }
  return failed;
}

async function succeeds(
  run: (step: WipeStep) => void | Promise<void>,
  step: WipeStep,
  limitMs: number,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  try {
    return await Promise.race([Promise.resolve(run(step)).then(() => true), timeUp]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Steps without which no next visitor may be let in. The clipboards are not among them: nothing can be copied into them
 * here, and a desktop that refuses to clear them must not keep everybody out.
 */
const vital: ReadonlySet<WipeStep> = new Set(['destroy-page', 'clear-storage']);

/** Whether a wipe that left these steps undone counts. */
export function isWiped(failed: readonly WipeStep[]): boolean {
  return !failed.some((step) => vital.has(step));
}
