import { parseArgs } from 'node:util';
import { type MemberRole, memberRoles } from '../../src/domain/contract/staff.ts';
import { StaffError } from './staff-error.ts';

/** What the command line asks for. */
export type MemberCommand =
  | { name: 'list' }
  | { name: 'add'; member: { name: string; email: string; role: MemberRole; isAuditor: boolean } }
  | { name: 'remove'; email: string; isConfirmed: boolean }
  | { name: 'second-factor'; isRequired: boolean }
  | { name: 'help' };

const options = {
  role: { type: 'string' },
  auditor: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Flag = keyof typeof options;

/** What belongs to each command. */
const shapes = {
  list: { flags: [], words: 0 },
  add: { flags: ['role', 'auditor'], words: 2 },
  remove: { flags: ['yes'], words: 1 },
  'second-factor': { flags: [], words: 1 },
} as const satisfies Record<string, { flags: readonly Flag[]; words: number }>;

const seeHelp = 'see npm run staff -- help.';

/** Reads the arguments after the program's name. @throws StaffError that says what is wrong. */
export function parseMemberCommand(args: readonly string[]): MemberCommand {
  const { values, positionals } = parse(args);
  const [name = 'list', first = '', second = ''] = positionals;
  if (values.help === true || name === 'help') return { name: 'help' };
  if (!isCommand(name)) throw new StaffError(`There is no command "${name}"; ${seeHelp}`);
  refuseStrays(name, Object.keys(values), positionals.slice(1));
  switch (name) {
    case 'list':
      return { name };
    case 'add': {
      const isAuditor = values.auditor === true;
      return {
        name,
        member: { name: aName(first), email: anEmail(second), role: aRole(values.role), isAuditor },
      };
    }
    case 'remove':
      return { name, email: anEmail(first), isConfirmed: values.yes === true };
    case 'second-factor':
      return { name, isRequired: isRequired(first) };
  }
}

function isCommand(name: string): name is keyof typeof shapes {
  return Object.hasOwn(shapes, name);
}

function refuseStrays(name: keyof typeof shapes, flags: readonly string[], words: readonly string[]): void {
  const allowed: readonly string[] = shapes[name].flags;
  const flag = flags.find((one) => !allowed.includes(one));
  if (flag !== undefined) throw new StaffError(`--${flag} does not belong to ${name}; ${seeHelp}`);
  const word = words[shapes[name].words];
  if (word !== undefined) {
    throw new StaffError(`"${word}" does not belong to ${name}; put a name of several words into quotes.`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : '';
    throw new StaffError(`${reason}; ${seeHelp}`);
  }
}

function aName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= 120 && !/\p{Cc}/u.test(name) && !name.includes('@')) return name;
  throw new StaffError('add needs a name, then an email address: add "Ada Example" ada@company.example');
}

function anEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw new StaffError(`"${text}" is not an email address.`);
}

function aRole(text = 'reader'): MemberRole {
  const role = memberRoles.find((one) => one === text);
  if (role !== undefined) return role;
  throw new StaffError(`There is no role "${text}"; the roles are ${memberRoles.join(', ')}.`);
}

function isRequired(text: string): boolean {
  if (text === 'required' || text === 'optional') return text === 'required';
  throw new StaffError('second-factor needs one of: required, optional.');
}
