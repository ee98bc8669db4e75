import { allLanguages } from '../../src/i18n/all-languages.ts';
import { speakAll } from '../../src/i18n/messages.ts';

speakAll('en', allLanguages.en);
