import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDrafts } from '../../../../src/staff/session/drafts.ts';

it('who signs in next finds no draft of somebody else, and the next draft forgets the ones before', () => {
  const drafts = createDrafts('test', z.string());
  drafts.keep('ana', 'one', 'Half a sent');
  drafts.keep('ana', 'two', 'More');
  expect([drafts.find('ana', 'one'), drafts.find('bo', 'one')]).toEqual(['Half a sent', null]);
  drafts.keep('ana', 'two', null);
  expect([drafts.find('ana', 'one'), drafts.find('ana', 'two')]).toEqual(['Half a sent', null]);
  drafts.keep('bo', 'three', 'Hello');
  expect(drafts.find('ana', 'one')).toBeNull();
});
