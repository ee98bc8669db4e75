import { allLanguages } from '../../src/content/all-languages.ts';
import { speakAll } from '../../src/content/spoken.ts';

speakAll('en', allLanguages.en);
