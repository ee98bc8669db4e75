import { speakAll } from '../../src/content/spoken.ts';
import { allLanguages } from './all-languages.ts';

speakAll('en', allLanguages.en);
