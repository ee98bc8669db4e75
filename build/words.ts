/*
 * `npm run words -- VERB`: the messages of the product, from their files to modules, to translators and back
 * (docs/translation/README.md).
 */
import process from 'node:process';
import { languages } from '../src/domain/language.ts';
import { writeBuiltInPositions } from './built-in-positions.ts';
import { runCommand, StartError } from './command.ts';
import { compileMessages } from './words/compile.ts';
import { importMessages, listQuestions } from './words/import.ts';
import { findUntranslated, listUntranslated, translatedLanguages } from './words/message-files.ts';
import { signatureKinds, signMessages } from './words/signatures.ts';
import { syncMessages } from './words/sync.ts';
import { checkMessages } from './words/text-problems.ts';

const usage = `Usage: npm run words -- compile          makes modules of all messages, and the list of positions in the migrations
       npm run words -- sync             brings the other languages in line with English, and lists what is open
       npm run words -- check            names what a reader of a language would stop at, and lists what is open
       npm run words -- import LANGUAGE FILE…  takes translated PO files, all or none
       npm run words -- questions        lists what translators ask
       npm run words -- sign LANGUAGE reviewed|written|checked NAME PROFESSION PLACE…
                                         signs messages as they are, such as home or home/hero`;

async function run([verb, ...rest]: readonly string[]): Promise<readonly string[]> {
  if (verb === 'import') {
    const [language, ...files] = rest;
    const known = translatedLanguages.find((each) => each === language);
    if (known === undefined || files.length === 0) throw new StartError(usage);
    return importMessages(known, files);
  }
  if (verb === 'sign') return sign(rest);
  if (rest.length > 0) throw new StartError(usage);
  switch (verb) {
    case 'compile':
      compileMessages();
      writeBuiltInPositions();
      return [];
    case 'sync': {
      const open = listUntranslated(syncMessages());
      return open.length === 0 ? ['Every message is translated.'] : ['To be translated:', ...open];
    }
    case 'check': {
      const problems = checkMessages();
      if (problems.length > 0) throw new StartError(problems.join('\n'));
      const open = listUntranslated(translatedLanguages.flatMap((language) => findUntranslated(language)));
      return open.length === 0
        ? ['Nothing is wrong.']
        : ['Shown in English until it is translated:', ...open];
    }
    case 'questions': {
      const questions = listQuestions();
      return questions.length === 0 ? ['Nobody asks anything.'] : questions;
    }
    default:
      throw new StartError(usage);
  }
}

function sign([language, deed, name, profession, ...places]: readonly string[]): readonly string[] {
  const known = languages.find((each) => each === language);
  const as = signatureKinds.find((each) => each === deed);
  if (known === undefined || as === undefined || !name || !profession || places.length === 0) {
    throw new StartError(usage);
  }
  const on = new Date().toISOString().slice(0, 10);
  const count = signMessages(known, { as, name, profession, on }, places);
  return [`${name} has ${as} messages of ${known}: ${count}`];
}

await runCommand(async () => {
  for (const line of await run(process.argv.slice(2))) console.log(line);
});
