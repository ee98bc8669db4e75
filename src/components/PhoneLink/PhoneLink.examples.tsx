import type { Example } from '~/ui/example.ts';
import { PhoneIcon } from '~/ui/Icon/Icons.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export const examples: readonly Example[] = [
  { name: 'In a line', element: <PhoneLink /> },
  {
    name: 'To call',
    element: <PhoneLink prefix="Call" variant="primary" size="main" icon={<PhoneIcon />} />,
  },
  { name: 'To copy', element: <PhoneLink actions /> },
];
