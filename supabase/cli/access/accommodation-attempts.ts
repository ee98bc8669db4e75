import { randomUUID } from 'node:crypto';
import {
  anonRefused,
  type Attempt,
  calling,
  changing,
  forService,
  reading,
  signedInRefused,
  type Target,
} from './attempt.ts';
import { takingMark } from './staff-attempts.ts';

const requests = ({ actor }: Target) => actor.client.from('accommodation_requests');

/** Requests for an accommodation are for members with the mark alone: no role reads them, not even an admin's. */
const forHandlers = (outcome: string) => ({
  expected: [anonRefused, signedInRefused, signedInRefused, signedInRefused] as const,
  apart: { handler: outcome },
});

const oneOfNobody = () => ({ ids: [randomUUID()] });

/** Everything tried on requests for an accommodation that stores nothing. */
export const accommodationAttempts: readonly Attempt[] = [
  ...reading(
    { expected: forService('nothing'), orLive: 'sees it' },
    {
      'read the words of requests for an accommodation': (target) =>
        requests(target).select('needs').limit(5),
    },
  ),
  ...calling(forHandlers('done'), {
    'list requests for an accommodation': ['list_accommodation_requests'],
  }),
  ...calling(forHandlers('nothing'), {
    'open a request for an accommodation that is not there': [
      'open_accommodation_request',
      () => ({ request_id: randomUUID() }),
      (data) => (data === null ? 'nothing' : 'sees it'),
    ],
  }),
  ...calling(forHandlers('done'), {
    'say that a request for an accommodation is answered that is not there': [
      'set_accommodation_state',
      () => ({ request_id: randomUUID(), state: 'answered' }),
    ],
    'erase a request for an accommodation that is not there': [
      'erase_accommodation_request',
      () => ({ request_id: randomUUID() }),
    ],
  }),
  ...changing(forService('nothing changed'), {
    'mark all requests for an accommodation as answered, by a filter that fits none': (target) =>
      requests(target).update({ state: 'answered' }).eq('id', randomUUID()).select('id'),
  }),
  ...calling(forService('done'), {
    'write an export of requests for an accommodation into the audit': [
      'note_accommodation_export',
      oneOfNobody,
    ],
  }),
  ...takingMark('take the mark to read requests for an accommodation', 'handles_accommodations'),
];
