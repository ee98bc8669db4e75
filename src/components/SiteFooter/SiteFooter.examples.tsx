import type { Example } from '~/ui/example.ts';
import { SiteFooter } from './SiteFooter.tsx';

export const examples: readonly Example[] = [{ name: 'Of every page', element: <SiteFooter /> }];
