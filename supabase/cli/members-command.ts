import { parseArgs } from 'node:util';
import {
  defaultStaffUrl,
  type MemberRole,
  memberRoles,
  signInLink,
} from '../../src/domain/contract/staff.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import { connect, type Connection, type Environment, refusePlainHttp } from './connection.ts';
import {
  deleteMember,
  fetchMembers,
  inviteMember,
  type Member,
  removeSecondFactor,
  setSecondFactor,
  writeMember,
} from './members.ts';
import { StaffError } from './staff-error.ts';
import { columnsOf, confirm, counted, type Terminal } from './terminal.ts';

/** What `npm run staff -- help` prints. */
const helpText = `Says who is staff.

  npm run staff                                  list the members
  npm run staff -- add "NAME" EMAIL              make a member, and print the link that lets them in:
                                                 it opens once, within a day; hand it over yourself
      --role reader|staff|admin                  reader reads (the default), staff also change the state of
                                                 applications, an admin also erases them and manages members
      --auditor                                  may also read who looked at what
      --accommodations                           may also read requests for an accommodation; no role does by itself
  npm run staff -- remove EMAIL [--yes]          end every session of a member and remove the account
  npm run staff -- reset-second-factor EMAIL     for a lost phone: ends every session, and the member sets up another
                                                 one at the next sign-in (--yes as above)
  npm run staff -- second-factor required        members see nothing before they give a code (the default)
  npm run staff -- second-factor optional

Again "add" for a member changes the role, and prints a link for a new password. The last admin who has signed in stays.
Admins do all this in the staff app too, under Members.
Hosted: set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY. Otherwise the embedded backend of LOCAL_DATA_DIR is used.
Links lead to STAFF_URL; on this machine to the staff app that runs (npm start, npm run dev), else to STAFF_PORT.
`;

/** What a member may do beside the role. */
type Marks = { isAuditor: boolean; handlesAccommodations: boolean };

/** What the command line asks for. */
type MemberCommand =
  | { name: 'list' }
  | { name: 'add'; member: { name: string; email: string; role: MemberRole } & Marks }
  | { name: 'remove' | 'reset-second-factor'; email: string; isConfirmed: boolean }
  | { name: 'second-factor'; isRequired: boolean }
  | { name: 'help' };

const options = {
  role: { type: 'string' },
  auditor: { type: 'boolean' },
  accommodations: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Flag = keyof typeof options;

/** What belongs to each command. */
const shapes = {
  list: { flags: [], positionals: 0 },
  add: { flags: ['role', 'auditor', 'accommodations'], positionals: 2 },
  remove: { flags: ['yes'], positionals: 1 },
  'reset-second-factor': { flags: ['yes'], positionals: 1 },
  'second-factor': { flags: [], positionals: 1 },
} as const satisfies Record<string, { flags: readonly Flag[]; positionals: number }>;

const seeHelp = 'see npm run staff -- help.';

/** Runs `npm run staff` with these arguments. @throws StaffError for every expected failure. */
export async function runMembers(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<void> {
  const command = parseMemberCommand(args);
  if (command.name === 'help') return terminal.out(helpText);
  const named = environment['STAFF_URL'] || '';
  if (named !== '') refusePlainHttp('STAFF_URL', named);
  const connection = await connect(environment);
  try {
    const staffUrl = named || (connection.staffUrl ?? localStaffUrl(environment['STAFF_PORT']));
    await runCommand(command, connection, terminal, staffUrl);
  } finally {
    await connection.close();
  }
}

/** The staff app beside an `npm start` that does not run now. */
function localStaffUrl(port = ''): string {
  const url = new URL(defaultStaffUrl);
  if (/^\d{1,5}$/.test(port)) url.port = port;
  return url.href;
}

function runCommand(
  command: Exclude<MemberCommand, { name: 'help' }>,
  connection: Connection,
  terminal: Terminal,
  staffUrl: string,
): Promise<void> {
  switch (command.name) {
    case 'list':
      return listMembers(connection, terminal);
    case 'add':
      return addMember(connection, terminal, command.member, staffUrl);
    case 'remove':
      return removeMember(connection, terminal, command.email, command.isConfirmed);
    case 'reset-second-factor':
      return resetSecondFactor(connection, terminal, command.email, command.isConfirmed);
    case 'second-factor':
      return changeSecondFactor(connection, terminal, command.isRequired);
  }
}

async function listMembers(connection: Connection, terminal: Terminal): Promise<void> {
  const members = await fetchMembers(connection);
  if (members.length === 0) {
    return terminal.out('Nobody is staff yet: npm run staff -- add "NAME" EMAIL --role admin\n');
  }
  const rows = members.map(({ name, email, role, hasAccepted, ...marks }) => [
    name,
    email,
    role,
    [...markNames(marks), ...(hasAccepted ? [] : ['invited'])].join(', '),
  ]);
  terminal.out(
    `${columnsOf([['Name', 'Email', 'Role', 'Note'], ...rows])}${counted(members.length, 'member')}.\n`,
  );
}

/** What the marks of a member are called. */
function markNames({ isAuditor, handlesAccommodations }: Marks): string[] {
  return [...(isAuditor ? ['auditor'] : []), ...(handlesAccommodations ? ['accommodations'] : [])];
}

type NewMember = Extract<MemberCommand, { name: 'add' }>['member'];

async function addMember(
  connection: Connection,
  terminal: Terminal,
  { email, ...member }: NewMember,
  staffUrl: string,
): Promise<void> {
  const { userId, type, tokenHash } = await inviteMember(connection, email, member.name);
  await writeMember(connection, { userId, ...member });
  const what = [member.role, ...markNames(member)].join(', ');
  terminal.out(
    `${oneLine(member.name)} (${email}) is a member of staff: ${what}.\n` +
      `Hand over this link. It opens once, within a day:\n${signInLink(staffUrl, type, tokenHash)}\n`,
  );
}

async function removeMember(
  connection: Connection,
  terminal: Terminal,
  email: string,
  isConfirmed: boolean,
): Promise<void> {
  const member = await memberOf(connection, email);
  const question = `Remove ${oneLine(member.name)} (${email}) from staff?`;
  if (!(await confirm(terminal, question, isConfirmed))) return terminal.out('Nothing was removed.\n');
  await deleteMember(connection, member);
  terminal.out(`${oneLine(member.name)} (${email}) is no longer staff; every session has ended.\n`);
}

async function memberOf(connection: Connection, email: string): Promise<Member> {
  const member = (await fetchMembers(connection)).find((one) => one.email === email);
  if (member === undefined) throw new StaffError(`There is no member of staff with the address ${email}.`);
  return member;
}

async function resetSecondFactor(
  connection: Connection,
  terminal: Terminal,
  email: string,
  isConfirmed: boolean,
): Promise<void> {
  const member = await memberOf(connection, email);
  const name = `${oneLine(member.name)} (${email})`;
  const question = `Take the second factor of ${name} away? Whoever has the password can then set up another one.`;
  if (!(await confirm(terminal, question, isConfirmed))) return terminal.out('Nothing was changed.\n');
  await removeSecondFactor(connection, member);
  terminal.out(`${name} is signed out everywhere, and sets up a second factor at the next sign-in.\n`);
}

async function changeSecondFactor(
  connection: Connection,
  terminal: Terminal,
  isRequired: boolean,
): Promise<void> {
  await setSecondFactor(connection, isRequired);
  terminal.out(
    isRequired
      ? 'Members see nothing before they give a code of their second factor.\n'
      : 'Members see applications with their password alone, unless they have a second factor.\n',
  );
}

/** Reads the arguments after the program's name. @throws StaffError that says what is wrong. */
function parseMemberCommand(args: readonly string[]): MemberCommand {
  const { values, positionals } = parse(args);
  const [name = 'list', first = '', second = ''] = positionals;
  if (values.help === true || name === 'help') return { name: 'help' };
  if (!isCommand(name)) throw new StaffError(`There is no command "${name}"; ${seeHelp}`);
  refuseStrays(name, Object.keys(values), positionals.slice(1));
  switch (name) {
    case 'list':
      return { name };
    case 'add': {
      const marks = {
        isAuditor: values.auditor === true,
        handlesAccommodations: values.accommodations === true,
      };
      return {
        name,
        member: { name: aName(first), email: anEmail(second), role: aRole(values.role), ...marks },
      };
    }
    case 'remove':
    case 'reset-second-factor':
      return { name, email: anEmail(first), isConfirmed: values.yes === true };
    case 'second-factor':
      return { name, isRequired: isRequired(first) };
  }
}

function isCommand(name: string): name is keyof typeof shapes {
  return Object.hasOwn(shapes, name);
}

function refuseStrays(
  name: keyof typeof shapes,
  flags: readonly string[],
  positionals: readonly string[],
): void {
  const allowed: readonly string[] = shapes[name].flags;
  const flag = flags.find((one) => !allowed.includes(one));
  if (flag !== undefined) throw new StaffError(`--${flag} does not belong to ${name}; ${seeHelp}`);
  const word = positionals[shapes[name].positionals];
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
