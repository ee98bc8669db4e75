import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

type Terminal = NodeJS.ReadStream & { fd: 0 };

/**
 * Reads the PIN from the standard input: all of it from a pipe or file; at a terminal, two lines that are not shown.
 * @param say shows a question on standard error, because standard output is for the result.
 * @returns null when the two lines differ or nobody answers.
 */
export async function readPinFrom(input: Terminal, say: (words: string) => void): Promise<string | null> {
  if (!input.isTTY) return text(input);
  // What is typed is written to this, and so to nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  // It keeps lines that come before their question, as when both are pasted, and ends with Ctrl+C and Ctrl+D.
  const typed = lines[Symbol.asyncIterator]();
  lines.on('SIGINT', () => lines.close());
  const ask = async (question: string): Promise<string | null> => {
    say(question);
    const given = await typed.next();
    say('\n');
    return given.done === true ? null : given.value;
  };
  try {
    const first = await ask('New PIN: ');
    return first !== null && first === (await ask('Once more: ')) ? first : null;
  } finally {
    lines.close();
  }
}
