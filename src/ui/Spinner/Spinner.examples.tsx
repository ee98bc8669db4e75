import type { Example } from '../example.ts';
import { Spinner } from './Spinner.tsx';

export const examples: readonly Example[] = [{ name: 'Under way', element: <Spinner /> }];
