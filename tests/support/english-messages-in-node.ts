import { setAllMessages } from '../../src/i18n/messages.ts';
import { allLanguages } from './all-languages.ts';

setAllMessages('en', allLanguages.en);
