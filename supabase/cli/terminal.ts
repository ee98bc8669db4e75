import { createInterface } from 'node:readline/promises';
import { StaffError } from './staff-error.ts';

/** Where a command writes and asks; a test gives its own. */
export type Terminal = {
  out(text: string): void;
  /** Progress goes here, so that piped output stays clean. */
  progress(text: string): void;
  /** The answer to a question, or null when nobody can be asked. */
  ask(question: string): Promise<string | null>;
};

/** The terminal of this process. */
export function processTerminal(): Terminal {
  return {
    out: (text) => void process.stdout.write(text),
    progress: (text) => void (process.stderr.isTTY && process.stderr.write(`\r\u001B[2K${text}`)),
    ask: async (question) => {
      if (!process.stdin.isTTY) return null;
      const reader = createInterface({ input: process.stdin, output: process.stderr });
      const answer = await reader.question(question);
      reader.close();
      return answer;
    },
  };
}

const barWidth = 30;

/** `[##########--------------------] 12 of 36` */
export function progressBar(done: number, total: number): string {
  const filled = total === 0 ? barWidth : Math.floor((done / total) * barWidth);
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}] ${done} of ${total}`;
}

/** '1 file', '2 files' */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * Goes on after a "yes" alone; without somebody to ask it takes `--yes`.
 * @param done what is then not done, for the sentence of the refusal.
 * @throws StaffError without it.
 */
export async function confirmOrFail(
  { terminal, isConfirmed }: { terminal: Terminal; isConfirmed: boolean },
  question: string,
  done: 'deleted' | 'restored',
): Promise<void> {
  if (isConfirmed) return;
  const answer = await terminal.ask(`${question} Type yes to go on: `);
  if (answer?.trim().toLowerCase() === 'yes') return;
  throw new StaffError(`Nothing was ${done}; answer yes, or add --yes where nobody can answer.`);
}
