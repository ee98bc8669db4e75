import { expect, test } from 'vitest';
import type { SessionStatus } from '../../../../src/staff/api/session-status.ts';
import { signInStepOf } from '../../../../src/staff/session/sign-in-step.ts';

const member = {
  user_id: '0b9ce4a5-5f5c-4e0b-9a5a-2f9a41f2d6a1',
  name: 'Ada Example',
  role: 'staff',
  is_auditor: false,
  handles_accommodations: false,
} as const;

const sessionWith = (changes: Partial<SessionStatus>): SessionStatus => ({
  userId: member.user_id,
  email: 'ada@company.example',
  level: 'aal1',
  reachable: 'aal1',
  member,
  isLocked: false,
  wantsSecondFactor: true,
  ...changes,
});

test.each([
  ['nobody', null, 'signed-out'],
  ['no factor yet, and one is wanted', sessionWith({}), 'enrol'],
  ['no factor, and none is wanted', sessionWith({ wantsSecondFactor: false }), 'in'],
  ['a factor, and no code yet', sessionWith({ reachable: 'aal2' }), 'code'],
  [
    'a factor that is not wanted is asked all the same',
    sessionWith({ reachable: 'aal2', wantsSecondFactor: false }),
    'code',
  ],
  ['a code was given', sessionWith({ level: 'aal2', reachable: 'aal2' }), 'in'],
  [
    'no member, whatever the level',
    sessionWith({ level: 'aal2', reachable: 'aal2', member: null }),
    'no-member',
  ],
  ['no member is asked for no code', sessionWith({ reachable: 'aal2', member: null }), 'no-member'],
  ['an unknown level counts as none', sessionWith({ level: null, reachable: null }), 'enrol'],
] as const)('%s', (_, given, kind) => {
  expect(signInStepOf(given).kind).toBe(kind);
});
