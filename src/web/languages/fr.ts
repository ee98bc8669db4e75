import * as common from '~/content/fr/common.ts';
import { pageWords } from '~/content/fr/pages.ts';
import { start } from '../start.tsx';

await start(common, pageWords);
