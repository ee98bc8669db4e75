import { createInterface } from 'node:readline/promises';
import { oneLine } from '../../src/domain/safe-text.ts';
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

/** Rows in columns as wide as their widest cell (at most 40 characters). */
export function columnsOf(rows: readonly (readonly string[])[]): string {
  const cut = rows.map((row) => row.map((cell) => shorten(oneLine(cell), 40)));
  const widths = (cut[0] ?? []).map((_, column) => Math.max(...cut.map((row) => row[column]?.length ?? 0)));
  const lines = cut.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/**
 * Goes on after a "yes" alone.
 * @param done what is then not done, for the sentence of the refusal.
 * @throws StaffError without it.
 */
export async function confirmOrFail(
  { terminal, isConfirmed }: { terminal: Terminal; isConfirmed: boolean },
  question: string,
  done: 'deleted' | 'restored',
): Promise<void> {
  if (await confirm(terminal, question, isConfirmed)) return;
  throw new StaffError(`Nothing was ${done}; answer yes, or add --yes where nobody can answer.`);
}

/** Asks for a "yes"; without somebody to ask it takes `--yes` alone. */
export async function confirm(terminal: Terminal, question: string, isConfirmed: boolean): Promise<boolean> {
  if (isConfirmed) return true;
  const answer = await terminal.ask(`${question} Type yes to go on: `);
  return answer?.trim().toLowerCase() === 'yes';
}
