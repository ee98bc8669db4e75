import type { Example } from '../example.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples: readonly Example[] = [
  {
    name: 'Words for screen readers between the brackets',
    element: (
      <p>
        [<VisuallyHidden>opens in a new tab</VisuallyHidden>]
      </p>
    ),
  },
];
