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

/** Runs whenever somebody has been signed out: a store that belongs to a session forgets then what it holds. */
export function whenSignedOut(forget: () => void): void {
  useSession.subscribe(({ step }) => {
    if (step.kind === 'signed-out') forget();
  });
}
