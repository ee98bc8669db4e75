import type { Example } from '~/ui/example.ts';
import { SubmitArea } from './SubmitArea.tsx';

/* A try that failed or succeeded takes the focus as it is drawn: those two are seen on the page alone. */
export const examples: readonly Example[] = [
  {
    name: 'No resume yet',
    element: <SubmitArea state={{ kind: 'idle' }} hasResume={false} jobTitle="A Position" />,
  },
  { name: 'Ready', element: <SubmitArea state={{ kind: 'idle' }} hasResume jobTitle="A Position" /> },
  {
    name: 'On its way',
    element: <SubmitArea state={{ kind: 'submitting' }} hasResume jobTitle="A Position" />,
  },
];
