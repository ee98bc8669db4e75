import * as common from '~/content/ar/common.ts';
import { pageWords } from '~/content/ar/pages.ts';
import { start } from '../start.tsx';

await start(common, pageWords);
