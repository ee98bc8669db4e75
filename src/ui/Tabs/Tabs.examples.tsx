import type { Example } from '../example.ts';
import { PhoneIcon } from '../Icon/Icons.tsx';
import { Tabs } from './Tabs.tsx';

export const examples: readonly Example[] = [
  {
    name: 'The first one chosen',
    element: (
      <Tabs
        label="Ways to ask"
        defaultValue="web"
        language="en"
        items={[
          { value: 'web', label: 'Web', panel: <p>Type your question.</p> },
          { value: 'chat', label: 'Chat', panel: <p>Send a message.</p> },
        ]}
      />
    ),
  },
  {
    name: 'With an icon and a long label',
    element: (
      <Tabs
        label="Ways to call"
        defaultValue="phone"
        language="en"
        items={[
          {
            value: 'phone',
            icon: <PhoneIcon />,
            label: 'By phone, at any hour of the day and the night',
            panel: <p>Dial the number.</p>,
          },
          { value: 'other', label: 'Another way', panel: <p>Ask a friend to dial it.</p> },
        ]}
      />
    ),
  },
];
