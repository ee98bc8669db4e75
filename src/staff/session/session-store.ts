import { create } from 'zustand';
import type { SignInStep } from './sign-in-step.ts';

type SessionState = { step: SignInStep };

/** Who sits at the desk, and how far they have come. */
export const useSession = create<SessionState>()(() => ({ step: { kind: 'starting' } }));

/** How far somebody has come. */
export function currentStep(): SignInStep {
  return useSession.getState().step;
}

/** Goes to a step. */
export function goTo(step: SignInStep): void {
  useSession.setState({ step });
}
