import { isLoopback } from '../../src/domain/backend-key.ts';
import { tidyAddress, tidyLine } from '../../src/domain/application/text.ts';
import {
  defaultStaffUrl,
  isProgramName,
  memberMarks,
  type MemberRole,
  memberRoles,
  signInLink,
} from '../../src/domain/contract/staff.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import { readArguments } from './arguments.ts';
import { connect, type Connection, type Environment, refusePlainHttp } from './connection.ts';
import { changeAccount, changeMember, findMember } from './members.ts';
import { StaffError } from './staff-error.ts';
import type { Terminal } from './terminal.ts';

const helpText = `Lets the first admin in, and one who has lost password or phone. All else about members is in the staff app.

  npm run staff -- add "NAME" EMAIL              make a member, and print the link that lets them in:
                                                 it opens once, within a day; hand it over yourself
      --role reader|staff|admin                  reader reads (the default), staff also change the state of
                                                 applications, an admin also erases them and manages members
      --auditor                                  may also read who looked at what
      --accommodations                           may also read requests for an accommodation; no role does by itself
  npm run staff -- reset-second-factor EMAIL     for a lost phone: ends every session, and whoever has the password
                                                 sets up another one at the next sign-in

Again "add" for a member changes role and marks, and prints a link for a new password. The last admin who has signed in stays.
Hosted: set SUPABASE_URL, SUPABASE_SECRET_KEY and STAFF_URL, where links lead. Otherwise the embedded backend of LOCAL_DATA_DIR is
used, and links lead to STAFF_URL, the staff app that runs (npm start, npm run dev), or STAFF_PORT.
`;

const options = {
  role: { type: 'string' },
  auditor: { type: 'boolean' },
  accommodations: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Flags = { role?: string; auditor?: boolean; accommodations?: boolean };

/** A command with checked arguments, ready to run. @param staffUrl where links lead. @returns what to say. */
type Run = (connection: Connection, staffUrl: string) => Promise<string>;

/** What belongs to each command. `read` throws a StaffError for an argument that cannot be. */
const commands = {
  add: { flags: ['role', 'auditor', 'accommodations'], words: 2, read: addMember },
  'reset-second-factor': { flags: [], words: 1, read: resetSecondFactor },
} satisfies Record<
  string,
  { flags: readonly string[]; words: number; read: (words: readonly string[], flags: Flags) => Run }
>;

const seeHelp = 'see npm run staff -- help.';

/** Runs `npm run staff` with these arguments. @throws StaffError for every expected failure. */
export async function runMembers(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<void> {
  const onStray = 'put a name of several words into quotes.';
  const { name, words, values } = readArguments(args, options, commands, 'help', seeHelp, onStray);
  if (name === 'help') return terminal.out(helpText);
  const run = commands[name].read(words, values);
  const named = environment['STAFF_URL'] || '';
  if (named !== '') refusePlainHttp('STAFF_URL', named);
  const connection = await connect(environment);
  try {
    const staffUrl = named || connection.staffUrl || localStaffUrl(connection.url, environment['STAFF_PORT']);
    terminal.out(await run(connection, staffUrl));
  } finally {
    await connection.close();
  }
}

/** The staff app beside an `npm start` that does not run now. @throws StaffError for a project that is not on this machine. */
function localStaffUrl(project: string, port = ''): string {
  if (!isLoopback(new URL(project).hostname)) {
    throw new StaffError('Set STAFF_URL, the address of the staff app: the link leads there.');
  }
  const url = new URL(defaultStaffUrl);
  if (/^\d{1,5}$/.test(port)) url.port = port;
  return url.href;
}

function addMember([first, second]: readonly string[], flags: Flags): Run {
  const [name, email] = [aName(first), anEmail(second)];
  const rights = {
    role: aRole(flags.role),
    is_auditor: flags.auditor === true,
    handles_accommodations: flags.accommodations === true,
  };
  return async (connection, staffUrl) => {
    const member = await findMember(connection, email);
    if (member !== undefined) await changeMember(connection, member, { name, ...rights });
    const marks = memberMarks.filter((mark) => rights[mark]);
    const { link } = await changeAccount(
      connection,
      staffUrl,
      member === undefined
        ? { action: 'invite', name, address: email, role: rights.role, marks }
        : { action: 'link', member: member.user_id },
    );
    const named = (['auditor', 'accommodations'] as const).filter((mark) => flags[mark] === true);
    return (
      `${oneLine(name)} (${email}) is a member of staff: ${[rights.role, ...named].join(', ')}.\n` +
      `Hand over this link. It opens once, within a day:\n${link === null ? '' : signInLink(staffUrl, link.type, link.tokenHash)}\n`
    );
  };
}

function resetSecondFactor([first]: readonly string[]): Run {
  const email = anEmail(first);
  return async (connection, staffUrl) => {
    const member = await findMember(connection, email);
    if (member === undefined) throw new StaffError(`There is no member of staff with the address ${email}.`);
    await changeAccount(connection, staffUrl, { action: 'reset_second_factor', member: member.user_id });
    return `${email} is signed out everywhere, and sets up a second factor at the next sign-in.\n`;
  };
}

function aName(text = ''): string {
  const name = tidyLine(text);
  if (isProgramName(name))
    throw new StaffError(`The audit log calls a program "${name}": choose another name.`);
  if (name !== '' && name.length <= 120 && !/\p{Cc}/u.test(text) && !name.includes('@')) return name;
  throw new StaffError('add needs a name, then an email address: add "Ada Example" ada@company.example');
}

function anEmail(text = ''): string {
  const email = tidyAddress(text).toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw new StaffError(`"${text}" is not an email address.`);
}

function aRole(text = 'reader'): MemberRole {
  const role = memberRoles.find((one) => one === text);
  if (role !== undefined) return role;
  throw new StaffError(`There is no role "${text}"; the roles are ${memberRoles.join(', ')}.`);
}
