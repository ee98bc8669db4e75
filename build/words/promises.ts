import { existsSync } from 'node:fs';
import { fromRoot } from './message-files.ts';
import type { Message } from './po-file.ts';

/** How a note says what makes a promise true: `promise: tests/backend/links.test.ts`, `promise: the hiring team (no test)`. */
export const isProof = (note: string) => note.startsWith('promise: ');

/** English words by which a text says what never or always happens, who sees what, what is kept, deleted, sent or free, and how soon. */
const promisingWords: readonly string[] = [
  'never|nobody|no one|(?<!if )nothing|(?<!Delete )everything|always|forever|for good(?! news)|guarantee\\p{L}*',
  'at any time|day and night|by itself|no more|not [^.]*any more|cannot undo|on the way|not count against',
  'free(?! of)|no (?:ads|tracking|copy|account)|none of it|use no|not sent to|we do not (?:sell|follow|share|use)',
  'only[^.]*(?:reads?|sees?|reach|staff)|(?:use|share) (?:it|them) only|only (?:when|after)|kept apart|will not see',
  '(?<!what )we (?:also )?(?:keep|note)|we also say|(?:is|are) (?:still |kept )here|keeps? working|stays (?:in|on|until)',
  'we (?:will )?(?:delete|clear|answer|tell you|send)|(?:is|are|was|were|have) (?:deleted|cleared|gone|also sent)|deletes|we read it',
  'within [^.]*(?:hours?|days?|weeks?|months?)',
];

const promising = new RegExp(`(?<!\\p{L})(?:${promisingWords.join('|')})(?!\\p{L})`, 'iu');

/**
 * An English text that promises has a note that says what makes it true: the files of the tests that fail when it is not, or who does it
 * where only a person can. `none` with a reason is for a text that has such a word and promises nothing.
 * @returns a sentence for what is missing.
 */
export function promiseProblems({ english, notes }: Message): readonly string[] {
  const proofs = notes.filter(isProof);
  const [word] = promising.exec(english) ?? [];
  if (word !== undefined && proofs.length === 0) {
    return [`“${word}” promises something: add what makes it true, as “#. promise: tests/…”.`];
  }
  return proofs.flatMap((proof) => {
    const files = proof.match(/\btests\/[\w./-]+\w/g) ?? [];
    const gone = files.filter((file) => !existsSync(fromRoot(file)));
    if (files.length === 0 && !/^promise: none, |\(no test\)$/.test(proof)) {
      return [`“${proof}” names no test, and does not end in “(no test)”.`];
    }
    return gone.map((file) => `${file}, which “promise” names, is not there.`);
  });
}
