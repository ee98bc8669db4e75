import type { Example } from '../example.ts';
import { CopyButton } from './CopyButton.tsx';

const words = { label: 'Copy', copiedLabel: 'Copied!', status: 'The link was copied.' };

export const examples: readonly Example[] = [
  {
    name: 'Idle; press it for the copied state',
    element: <CopyButton {...words} read={() => 'https://www.example.com/'} name="Copy the link" />,
  },
  {
    name: 'Quiet',
    element: <CopyButton {...words} read={() => '+18005550199'} name="Copy the number" variant="quiet" />,
  },
];
