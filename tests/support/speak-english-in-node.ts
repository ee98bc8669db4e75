import { speakAll } from '../../src/i18n/messages.ts';
import { allLanguages } from './all-languages.ts';

speakAll('en', allLanguages.en);
