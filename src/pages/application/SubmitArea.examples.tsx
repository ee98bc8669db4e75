import type { Example } from '~/ui/example.ts';
import { SubmitArea } from './SubmitArea.tsx';

const nothing = () => undefined;

export const examples: readonly Example[] = [
  {
    name: 'No resume yet',
    element: <SubmitArea state={{ kind: 'idle' }} hasResume={false} onStay={nothing} />,
  },
  { name: 'Ready', element: <SubmitArea state={{ kind: 'idle' }} hasResume onStay={nothing} /> },
  {
    name: 'On its way',
    element: <SubmitArea state={{ kind: 'submitting' }} hasResume onStay={nothing} />,
  },
  {
    name: 'Not sent',
    element: (
      <SubmitArea state={{ kind: 'failed', failure: { kind: 'no-answer' } }} hasResume onStay={nothing} />
    ),
  },
  {
    name: 'Sent',
    element: (
      <SubmitArea state={{ kind: 'succeeded', isStaying: false }} hasResume={false} onStay={nothing} />
    ),
  },
];
