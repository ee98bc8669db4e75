import { create } from 'zustand';
import type { SignInStep } from './sign-in-step.ts';

type SessionState = { step: SignInStep };

/** The current step of signing in. */
export const useSession = create<SessionState>()(() => ({ step: { kind: 'starting' } }));

/** The current step. */
export function currentStep(): SignInStep {
  return useSession.getState().step;
}

/** Goes to a step. */
export function goTo(step: SignInStep): void {
  useSession.setState({ step });
}
