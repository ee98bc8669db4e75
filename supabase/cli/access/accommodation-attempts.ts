import { randomUUID } from 'node:crypto';
import {
  anonRefused,
  type Attempt,
  callFunction,
  changeOutcome,
  forService,
  restOutcome,
  rowsOutcome,
  signedInRefused,
  type Target,
} from './attempt.ts';

const requests = ({ actor }: Target) => actor.client.from('accommodation_requests');

/** Requests for an accommodation are for members with the mark alone: no role reads them, not even an admin's. */
const forHandlers = (outcome: string): Pick<Attempt, 'expected' | 'apart'> => ({
  expected: [anonRefused, signedInRefused, signedInRefused, signedInRefused],
  apart: { handler: outcome },
});

/** Everything tried on requests for an accommodation that stores nothing. */
export const accommodationAttempts: readonly Attempt[] = [
  {
    name: 'read the words of requests for an accommodation',
    run: async (target) => rowsOutcome(await requests(target).select('needs').limit(5)),
    expected: forService('nothing'),
    orLive: 'sees it',
  },
  {
    name: 'list requests for an accommodation',
    run: async ({ actor }) => restOutcome(await callFunction(actor, 'list_accommodation_requests')),
    ...forHandlers('done'),
  },
  {
    name: 'open a request for an accommodation that is not there',
    run: async ({ actor }) => {
      const named = { request_id: randomUUID() };
      const answer = await callFunction(actor, 'open_accommodation_request', named);
      return restOutcome(answer, answer.data === null ? 'nothing' : 'sees it');
    },
    ...forHandlers('nothing'),
  },
  {
    name: 'mark all requests for an accommodation as answered, by a filter that fits none',
    run: async (target) =>
      changeOutcome(await requests(target).update({ state: 'answered' }).eq('id', randomUUID()).select('id')),
    expected: [anonRefused, 'nothing changed', 'nothing changed', 'nothing changed'],
  },
  {
    name: 'write an export of requests for an accommodation into the audit',
    run: async ({ actor }) =>
      restOutcome(await callFunction(actor, 'note_accommodation_export', { ids: [randomUUID()] })),
    expected: forService('done'),
  },
  {
    name: 'take the mark to read requests for an accommodation',
    run: async ({ actor }) => {
      const mark = (handles_accommodations: boolean) =>
        actor.client
          .from('staff_members')
          .update({ handles_accommodations })
          .eq('user_id', actor.userId || randomUUID())
          .select('user_id');
      const outcome = changeOutcome(await mark(true));
      if (outcome === 'done') await mark(false);
      return outcome;
    },
    expected: [anonRefused, 'nothing changed', 'nothing changed', 'nothing changed'],
    apart: { admin: 'done' },
  },
];
