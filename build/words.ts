/*
 * `npm run words -- export LANGUAGE FILE` and `npm run words -- import LANGUAGE FILE`: the words of the product to translators
 * and back (docs/translation/README.md).
 */
import { type Language, languages } from '../src/domain/language.ts';
import { StartError } from './serve.ts';
import { exportWords, importWords } from './words/word-commands.ts';

const usage = `Usage: npm run words -- export LANGUAGE FILE
       npm run words -- import LANGUAGE FILE
LANGUAGE is one of ${languages.join(', ')}; FILE is JSON.`;

const isLanguage = (text: string | undefined): text is Language => languages.some((each) => each === text);

async function run([verb, language, file, ...rest]: readonly string[]): Promise<string> {
  if (!isLanguage(language) || file === undefined || rest.length > 0) throw new StartError(usage);
  if (verb === 'export') return await exportWords(language, file);
  if (verb === 'import') return await importWords(language, file);
  throw new StartError(usage);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
