import { create } from 'zustand';
import type { SignInStep } from './sign-in-step.ts';

type SessionState = { stage: SignInStep };

/** Who sits at the desk, and how far they have come. */
export const useSession = create<SessionState>()(() => ({ stage: { kind: 'starting' } }));

/** How far somebody has come. */
export function currentStep(): SignInStep {
  return useSession.getState().stage;
}

/** Goes to a stage. */
export function goTo(stage: SignInStep): void {
  useSession.setState({ stage });
}
