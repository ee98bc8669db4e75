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

/** Runs whenever a member's pages go, for whatever reason: a store of what they showed forgets then what it holds. */
export function whenMemberLeaves(forget: () => void): void {
  useSession.subscribe((now, before) => {
    if (before.step.kind === 'in' && now.step.kind !== 'in') forget();
  });
}
