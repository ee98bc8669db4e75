import type { Example } from '~/ui/example.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const examples: readonly Example[] = [
  {
    name: 'Several problems',
    element: (
      <ErrorSummary
        problems={[
          { id: 'apply-email', message: 'What is wrong with the address' },
          {
            id: 'apply-resume',
            message: 'What is wrong with the file, in a sentence that takes more than one line',
          },
        ]}
      />
    ),
  },
];
