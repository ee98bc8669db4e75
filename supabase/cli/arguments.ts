import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { StaffError } from './staff-error.ts';

/** What belongs to a command: its options, and how many words stand behind its name. */
export type Shape = { flags: readonly string[]; words: number };

/**
 * Reads the arguments of a program with several commands: what does not belong to a command is a mistake, and perhaps a dear one.
 *
 * @param usual the command that is meant where none is named.
 * @param onStray what to do about a word too many.
 * @throws StaffError that says what is wrong.
 */
export function readArguments<Options extends ParseArgsOptionsConfig, Name extends string>(
  args: readonly string[],
  options: Options,
  shapes: Record<Name, Shape>,
  usual: NoInfer<Name> | 'help',
  seeHelp: string,
  onStray = seeHelp,
) {
  const { values, positionals } = parse(args, options, seeHelp);
  const [name = usual, ...words] = positionals;
  if ('help' in values || name === 'help') return { name: 'help' as const, values, words };
  if (!isOf(shapes, name)) throw new StaffError(`There is no command "${name}"; ${seeHelp}`);
  const shape = shapes[name];
  const flag = Object.keys(values).find((one) => !shape.flags.includes(one));
  if (flag !== undefined) throw new StaffError(`--${flag} does not belong to ${name}; ${seeHelp}`);
  const stray = words[shape.words];
  if (stray !== undefined) throw new StaffError(`"${stray}" does not belong to ${name}; ${onStray}`);
  return { name, values, words };
}

function parse<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  seeHelp: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : '';
    throw new StaffError(`${reason}; ${seeHelp}`);
  }
}

function isOf<Name extends string>(shapes: Record<Name, Shape>, name: string): name is Name {
  return Object.hasOwn(shapes, name);
}
