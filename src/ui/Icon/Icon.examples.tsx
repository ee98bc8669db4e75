import type { Example } from '../example.ts';
import * as icons from './Icons.tsx';

export const examples: readonly Example[] = Object.entries(icons).map(([name, Icon]) => ({
  name: name.replace(/Icon$/, ''),
  element: <Icon size={32} />,
}));
