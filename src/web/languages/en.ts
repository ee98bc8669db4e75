import * as common from '~/content/en/common.ts';
import { pageWords } from '~/content/en/pages.ts';
import { start } from '../start.tsx';

await start(common, pageWords);
