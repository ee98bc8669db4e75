import { Button } from '../Button/Button.tsx';
import type { Example } from '../example.ts';
import { PageFailure } from './PageFailure.tsx';

export const examples: readonly Example[] = [
  {
    name: 'With a way out',
    element: (
      <PageFailure title="This page failed" text="Something went wrong.">
        <Button>Try again</Button>
      </PageFailure>
    ),
  },
];
