import type { Example } from '~/ui/example.ts';
import { NoJobs } from './NoJobs.tsx';

export const examples: readonly Example[] = [
  { name: 'Nothing matches', element: <NoJobs onClear={() => undefined} /> },
];
