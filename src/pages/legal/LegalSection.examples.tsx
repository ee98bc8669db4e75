import type { LegalSection as Content } from '~/content/legal/legal.ts';
import type { Example } from '~/ui/example.ts';
import { LegalSection } from './LegalSection.tsx';

const section: Content = {
  id: 'a-section',
  title: 'A Section',
  summary: 'What it says, in a sentence.',
  blocks: [
    { kind: 'text', text: 'A text.' },
    { kind: 'list', intro: 'A list of:', items: ['one thing', 'another thing'] },
    { kind: 'topic', title: 'A Topic', text: 'What there is to say about it.' },
    {
      kind: 'facts',
      items: [{ label: 'A label', lines: ['A line', 'Another line'], mail: 'somebody@mail.example' }],
    },
    { kind: 'link', label: 'Where it goes on', to: '/elsewhere' },
    { kind: 'page', label: 'A page elsewhere', url: 'https://elsewhere.example/' },
    { kind: 'contact' },
  ],
};

export const examples: readonly Example[] = [
  { name: 'With a block of each kind', element: <LegalSection section={section} /> },
];
