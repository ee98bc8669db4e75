/** What a log may hold of an error: its name, its code and where it happened. Never its message: that may quote a visitor. */
export type ErrorLine = { rule: string; detail: string };

const unknown: ErrorLine = { rule: 'unknown', detail: '' };

/**
 * Describes anything that was thrown.
 * @returns the error's name, and as the detail its code and the first frame of our own, like `ENOENT main.js:20:13850`.
 */
export function describeError(thrown: unknown): ErrorLine {
  if (!(thrown instanceof Error)) return unknown;
  const rule = /^\w{1,40}$/.test(thrown.name) ? thrown.name : 'Error';
  const detail = [codeOf(thrown), firstFileFrame(thrown)].filter((part) => part !== '').join(' ');
  return { rule, detail };
}

/** The code of an error of the system or of Node, like `EACCES`; empty when it has none. */
export function codeOf(thrown: unknown): string {
  const code: unknown = thrown instanceof Error && 'code' in thrown ? thrown.code : null;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? code : '';
}

/** The first line of the stack that is in a file; the lines of Electron and Node name none that lies on the disk. */
function firstFileFrame(error: Error): string {
  const stack = error.stack ?? '';
  const from = error.message === '' ? 0 : stack.indexOf(error.message) + error.message.length;
  for (const line of stack.slice(from).split('\n')) {
    if (!/^\s+at /.test(line) || /node:|\(<anonymous>\)/.test(line)) continue;
    const position = /([\w.-]{1,30}\.[cm]?[jt]s:\d+:\d+)\)?$/.exec(line)?.[1];
    if (position !== undefined) return position;
  }
  return '';
}
