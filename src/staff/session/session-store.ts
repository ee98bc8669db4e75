import { create } from 'zustand';
import type { Stage } from './sign-in-step.ts';

type SessionState = { stage: Stage };

/** Who sits at the desk, and how far they have come. */
export const useSession = create<SessionState>()(() => ({ stage: { kind: 'starting' } }));

/** How far somebody has come. */
export function currentStage(): Stage {
  return useSession.getState().stage;
}

/** Goes to a stage. */
export function goTo(stage: Stage): void {
  useSession.setState({ stage });
}
