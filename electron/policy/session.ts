/** One thing that is done between two visitors. */
export type WipeStep =
  | 'silence'
  | 'destroy-page'
  | 'restore-sound'
  | 'end-prints'
  | 'clear-storage'
  | 'clear-sign-ins'
  | 'clear-hosts'
  | 'clear-code'
  | 'close-connections'
  | 'clear-clipboard'
  | 'clear-selection';

/**
 * What a wipe does: rounds in order, the steps of a round side by side. The page goes first of all, with its sessionStorage,
 * half-typed text, text size, contrast, volume and voice: none of these survive a WebContents that is destroyed, while a
 * reload keeps sessionStorage (measured). Sound is let out to the room only when the page is gone. Linux has a second clipboard, filled by selecting alone.
 * @param hasShown whether the session has shown a page: before the first one it is empty, and of what was before the program
 * only the clipboards may be full, and a sheet on its way to the printer.
 */
export function wipeRounds(platform: string, hasShown: boolean): readonly (readonly WipeStep[])[] {
  // One after the other: under Wayland both at once leave the first one full (measured under sway).
  const clipboards: readonly WipeStep[] =
    platform === 'linux' ? ['clear-clipboard', 'clear-selection'] : ['clear-clipboard'];
  const inTurn = clipboards.map((clipboard) => [clipboard]);
  if (!hasShown) return [['end-prints', ...(inTurn[0] ?? [])], ...inTurn.slice(1)];
  const stores = [
    'restore-sound',
    'end-prints',
    'clear-storage',
    'clear-sign-ins',
    'clear-hosts',
    'clear-code',
    'close-connections',
  ] as const;
  return [['silence'], ['destroy-page'], stores, ...inTurn];
}

/**
 * Runs every step, each on its own: one that fails or hangs is reported and holds up no other.
 * @param limitMs milliseconds a step may take.
 * @returns the steps that failed, in order.
 */
export async function runWipe(
  rounds: readonly (readonly WipeStep[])[],
  run: (step: WipeStep) => void | Promise<void>,
  limitMs: number,
): Promise<readonly WipeStep[]> {
  const failed: WipeStep[] = [];
  for (const steps of rounds) {
    const done = await Promise.all(steps.map((step) => succeeds(run, step, limitMs)));
    failed.push(...steps.filter((_, index) => !done[index]));
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
