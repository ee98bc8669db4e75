import { expect, test } from 'vitest';
import { rightsOf } from '../../../../src/staff/session/member.ts';

test.each([
  ['reader', false, { mayChange: false, mayErase: false, mayManage: false, mayAudit: false }],
  ['reader', true, { mayChange: false, mayErase: false, mayManage: false, mayAudit: true }],
  ['staff', false, { mayChange: true, mayErase: false, mayManage: false, mayAudit: false }],
  ['admin', false, { mayChange: true, mayErase: true, mayManage: true, mayAudit: false }],
] as const)('a %s with the auditor mark %s', (role, is_auditor, rights) => {
  const member = { user_id: '', name: '', role, is_auditor };
  for (const handles of [false, true]) {
    expect(rightsOf({ ...member, handles_accommodations: handles })).toEqual({
      ...rights,
      mayHandleAccommodations: handles,
    });
  }
});
