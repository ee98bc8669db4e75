import type { Example } from '~/ui/example.ts';
import { SubmitArea } from './SubmitArea.tsx';

export const examples: readonly Example[] = [
  {
    name: 'No resume yet',
    element: <SubmitArea state={{ kind: 'idle' }} hasResume={false} />,
  },
  { name: 'Ready', element: <SubmitArea state={{ kind: 'idle' }} hasResume /> },
  {
    name: 'On its way',
    element: <SubmitArea state={{ kind: 'submitting' }} hasResume />,
  },
  {
    name: 'Not sent',
    element: <SubmitArea state={{ kind: 'failed', failure: { kind: 'no-answer' }, times: 2 }} hasResume />,
  },
];
