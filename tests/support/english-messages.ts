import { allLanguages } from '../../src/i18n/all-languages.ts';
import { setAllMessages } from '../../src/i18n/messages.ts';

setAllMessages('en', allLanguages.en);
