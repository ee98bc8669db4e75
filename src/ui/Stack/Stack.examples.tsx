import type { Example } from '../example.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

export const examples: readonly Example[] = [
  {
    name: 'One below the other',
    element: (
      <Stack gap={4}>
        <Button>A button as wide as the stack</Button>
        <Button>Another</Button>
      </Stack>
    ),
  },
  {
    name: 'Each as wide as it needs, in a list',
    element: (
      <Stack as="ul" gap={2} align="start">
        <li>By phone</li>
        <li>By mail</li>
      </Stack>
    ),
  },
];
