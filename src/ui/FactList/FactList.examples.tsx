import type { Example } from '../example.ts';
import { FactList } from './FactList.tsx';

const facts = [
  { label: 'Place', values: ['Anywhere'] },
  {
    label: 'Contact',
    values: [
      'By phone',
      <a key="mail" href="mailto:somebody@mail.example">
        somebody@mail.example
      </a>,
    ],
  },
];

export const examples: readonly Example[] = [
  { name: 'One below the other', element: <FactList facts={facts} /> },
  { name: 'Side by side', element: <FactList facts={facts} layout="row" /> },
  { name: 'Each on one line', element: <FactList facts={facts} layout="inline" /> },
  {
    name: 'In columns, with bold labels',
    element: <FactList facts={facts} layout="columns" emphasis="label" />,
  },
];
