/*
 * `npm run words -- VERB`: the messages of the product, from their files to modules, to translators and back
 * (docs/translation/README.md).
 */
import process from 'node:process';
import { StartError } from './serve.ts';
import { compileMessages } from './words/compile.ts';
import { syncMessages } from './words/sync.ts';

const usage = `Usage: npm run words -- compile
       npm run words -- sync`;

function run([verb, ...rest]: readonly string[]): string {
  if (verb === 'compile' && rest.length === 0) {
    compileMessages();
    return '';
  }
  if (verb === 'sync' && rest.length === 0) {
    const open = syncMessages().map(({ file, key, why }) => `${file}: ${key}: ${why}`);
    return open.length === 0 ? 'Every message is translated.' : `To be translated:\n  ${open.join('\n  ')}`;
  }
  throw new StartError(usage);
}

try {
  const said = run(process.argv.slice(2));
  if (said !== '') console.log(said);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
