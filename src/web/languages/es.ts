import * as common from '~/content/es/common.ts';
import { pageWords } from '~/content/es/pages.ts';
import { start } from '../start.tsx';

await start(common, pageWords);
