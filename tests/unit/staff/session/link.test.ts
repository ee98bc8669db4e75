import { expect, test } from 'vitest';
import { signInLink, defaultStaffUrl } from '../../../../src/domain/contract/staff.ts';
import { readLink } from '../../../../src/staff/session/link.ts';

const secret = 'a1_-'.repeat(10);

test.each(['invite', 'recovery'] as const)('a link for %s is read as it was made', (type) => {
  const { hash } = new URL(signInLink(defaultStaffUrl, type, secret));
  expect(readLink(hash)).toEqual({ type, tokenHash: secret });
});

test.each([
  '',
  '#',
  '#/',
  '#/application/1?state=new',
  `#type=magiclink&token_hash=${secret}`,
  '#type=invite',
  '#type=invite&token_hash=short',
  `#type=invite&token_hash=${secret}%3Cscript%3E`,
  `#type=invite&token_hash=${'a'.repeat(201)}`,
])('%j is no link', (hash) => {
  expect(readLink(hash)).toBeNull();
});
