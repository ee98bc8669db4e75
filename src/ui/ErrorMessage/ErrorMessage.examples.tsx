import { Button } from '../Button/Button.tsx';
import type { Example } from '../example.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

export const examples: readonly Example[] = [
  {
    name: 'With a way out',
    element: (
      <ErrorMessage title="This page failed" text="Something went wrong.">
        <Button>Try again</Button>
      </ErrorMessage>
    ),
  },
];
