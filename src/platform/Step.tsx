import { Suspense, use, useLayoutEffect, type ReactNode } from 'react';
import { nextTask } from './next-task.ts';
import { announceReady } from './ready.ts';
import { isStarting } from '~/ui/is-starting.ts';

/** The turn of each step, by its name: a part that waits to hydrate keeps no state of its own. */
const turns = new Map<string, Promise<void>>();
const waiting = new Set<string>();

/**
 * Hydrates a part of the page in a task of its own, so that a slow phone can paint and answer in between; what is made in the
 * browser comes at once. The part has one outermost element, by which Preact finds it again.
 */
export function Step({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Turn name={name}>{children}</Turn>
    </Suspense>
  );
}

function Turn({ name, children }: { name: string; children: ReactNode }) {
  if (isStarting()) use(turnOf(name));
  useLayoutEffect(() => {
    waiting.delete(name);
    announceWhole();
  }, [name]);
  return children;
}

function turnOf(name: string): Promise<void> {
  const known = turns.get(name);
  if (known !== undefined) return known;
  const turn = nextTask();
  turns.set(name, turn);
  waiting.add(name);
  return turn;
}

/** Marks the page as answering, once all of its steps have hydrated. */
function announceWhole(): void {
  if (waiting.size > 0 || !isStarting()) return;
  document.getElementById('root')?.removeAttribute('data-waiting');
  announceReady();
}
