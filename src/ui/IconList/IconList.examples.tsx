import type { Example } from '../example.ts';
import { CheckIcon } from '../Icon/Icons.tsx';
import { IconList } from './IconList.tsx';

export const examples: readonly Example[] = [
  {
    name: 'An icon before each',
    element: <IconList items={['No account', 'Any age']} icon={<CheckIcon />} />,
  },
];
