import * as common from '~/content/hi/common.ts';
import { pageWords } from '~/content/hi/pages.ts';
import { start } from '../start.tsx';

await start(common, pageWords);
