/* Before any test: the words of English are handed over, as the page's first script does it. */
import * as format from '../../src/content/en/format.ts';
import { words } from '../../src/content/en/words.ts';
import { speakAll } from '../../src/content/spoken.ts';

speakAll('en', { words, format });
