import type { Example } from '~/ui/example.ts';
import { EmergencyLine } from './EmergencyLine.tsx';

export const examples: readonly Example[] = [
  { name: 'At the visitor’s place', element: <EmergencyLine /> },
  { name: 'At the top of a page', element: <EmergencyLine isStrip /> },
];
