import { brand } from '~/config/brand.ts';
import type { Example } from '~/ui/example.ts';
import { MailLink } from './MailLink.tsx';

export const examples: readonly Example[] = [
  { name: 'In a line', element: <MailLink address={brand.emails.company} /> },
  {
    name: 'Where it must break',
    element: (
      <p style={{ inlineSize: '9rem' }}>
        <MailLink address="a-long-first-part@a-long-host.example" />
      </p>
    ),
  },
];
