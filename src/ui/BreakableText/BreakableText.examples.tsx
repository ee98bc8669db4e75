import type { Example } from '../example.ts';
import { BreakableText } from './BreakableText.tsx';

export const examples: readonly Example[] = [
  { name: 'A number', element: <BreakableText parts={['1-', '800-', '555-', '0199']} /> },
  { name: 'An address', element: <BreakableText parts={['team@', 'company', '.example']} /> },
];
