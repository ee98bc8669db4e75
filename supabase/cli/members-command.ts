import { tidyAddress, tidyLine } from '../../src/domain/application/text.ts';
import {
  defaultStaffUrl,
  type MemberMark,
  memberMarks,
  type MemberRole,
  memberRoles,
  signInLink,
} from '../../src/domain/contract/staff.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import { readArguments } from './arguments.ts';
import { connect, type Environment, type Job, refusePlainHttp } from './connection.ts';
import { changeAccount, changeMember, fetchMembers, type Member, setSecondFactor } from './members.ts';
import { StaffError } from './staff-error.ts';
import { columnsOf, confirm, counted, type Terminal } from './terminal.ts';

const helpText = `Says who is staff.

  npm run staff                                  list the members
  npm run staff -- add "NAME" EMAIL              make a member, and print the link that lets them in:
                                                 it opens once, within a day; hand it over yourself
      --role reader|staff|admin                  reader reads (the default), staff also change the state of
                                                 applications, an admin also erases them and manages members
      --auditor                                  may also read who looked at what
      --accommodations                           may also read requests for an accommodation; no role does by itself
  npm run staff -- mark EMAIL                    set these two marks of a member: those that are named, no others
      --auditor --accommodations
  npm run staff -- remove EMAIL [--yes]          end every session of a member and remove the account
  npm run staff -- reset-second-factor EMAIL     for a lost phone: ends every session, and the member sets up another
                                                 one at the next sign-in (--yes as above)
  npm run staff -- second-factor required        members see nothing before they give a code (the default)
  npm run staff -- second-factor optional

Again "add" for a member changes the role, and prints a link for a new password. The last admin who has signed in stays.
Admins do all this in the staff app too, under Members.
Hosted: set SUPABASE_URL and SUPABASE_SECRET_KEY. Otherwise the embedded backend of LOCAL_DATA_DIR is used.
Links lead to STAFF_URL; on this machine to the staff app that runs (npm start, npm run dev), else to STAFF_PORT.
`;

const options = {
  role: { type: 'string' },
  auditor: { type: 'boolean' },
  accommodations: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Flags = { role?: string; auditor?: boolean; accommodations?: boolean; yes?: boolean };

/** A command with checked arguments, ready to run. `staffUrl` is where links lead. */
type Run = (job: Job, staffUrl: string) => Promise<void>;

/** What belongs to each command. `read` throws a StaffError for an argument that cannot be. */
const commands = {
  list: { flags: [], words: 0, read: () => listMembers },
  add: { flags: ['role', 'auditor', 'accommodations'], words: 2, read: addMember },
  mark: { flags: ['auditor', 'accommodations'], words: 1, read: markMember },
  remove: { flags: ['yes'], words: 1, read: removeMember },
  'reset-second-factor': { flags: ['yes'], words: 1, read: resetSecondFactor },
  'second-factor': { flags: [], words: 1, read: changeSecondFactor },
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
  const { name, words, values } = readArguments(args, options, commands, 'list', seeHelp, onStray);
  if (name === 'help') return terminal.out(helpText);
  const run = commands[name].read(words, values);
  const named = environment['STAFF_URL'] || '';
  if (named !== '') refusePlainHttp('STAFF_URL', named);
  const connection = await connect(environment);
  try {
    const staffUrl = named || (connection.staffUrl ?? localStaffUrl(environment['STAFF_PORT']));
    await run({ connection, terminal, isConfirmed: values.yes === true }, staffUrl);
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

async function listMembers({ connection, terminal }: Job): Promise<void> {
  const members = await fetchMembers(connection);
  if (members.length === 0) {
    return terminal.out(
      'Nobody is staff yet: npm run staff -- add "NAME" EMAIL --role admin --auditor --accommodations\n',
    );
  }
  const rows = members.map((member) => [
    member.name,
    member.email,
    member.role,
    [...markNames(member), ...(member.has_entered ? [] : ['invited'])].join(', '),
  ]);
  terminal.out(
    `${columnsOf([['Name', 'Email', 'Role', 'Note'], ...rows])}${counted(members.length, 'member')}.\n`,
  );
}

function markNames({ is_auditor, handles_accommodations }: Pick<Member, MemberMark>): string[] {
  return [...(is_auditor ? ['auditor'] : []), ...(handles_accommodations ? ['accommodations'] : [])];
}

const marksOf = (flags: Flags) => ({
  is_auditor: flags.auditor === true,
  handles_accommodations: flags.accommodations === true,
});

function addMember([first, second]: readonly string[], flags: Flags): Run {
  const [name, email] = [aName(first), anEmail(second)];
  const rights = { role: aRole(flags.role), ...marksOf(flags) };
  return async ({ connection, terminal }, staffUrl) => {
    const member = (await fetchMembers(connection)).find((one) => one.email === email);
    if (member !== undefined) await changeMember(connection, member, { name, ...rights });
    const marks = memberMarks.filter((mark) => rights[mark]);
    const { link } = await changeAccount(
      connection,
      staffUrl,
      member === undefined
        ? { action: 'invite', name, address: email, role: rights.role, marks }
        : { action: 'link', member: member.user_id },
    );
    const what = [rights.role, ...markNames(rights)].join(', ');
    terminal.out(
      `${oneLine(name)} (${email}) is a member of staff: ${what}.\n` +
        `Hand over this link. It opens once, within a day:\n${link === null ? '' : signInLink(staffUrl, link.type, link.tokenHash)}\n`,
    );
  };
}

function markMember([first]: readonly string[], flags: Flags): Run {
  const [email, marks] = [anEmail(first), marksOf(flags)];
  return async (job) => {
    const { member, name } = await memberOf(job, email);
    await changeMember(job.connection, member, marks);
    job.terminal.out(`${name} has these marks: ${markNames(marks).join(', ') || 'none'}.\n`);
  };
}

function removeMember([first]: readonly string[]): Run {
  const email = anEmail(first);
  return async (job, staffUrl) => {
    const { member, name } = await memberOf(job, email);
    if (!(await confirm(job.terminal, `Remove ${name} from staff?`, job.isConfirmed))) {
      return job.terminal.out('Nothing was removed.\n');
    }
    const action = { action: 'remove', member: member.user_id } as const;
    const { account } = await changeAccount(job.connection, staffUrl, action);
    const left =
      'The account could not be deleted. It opens nothing; to try again, add the address and remove it.';
    job.terminal.out(`${name} is no longer staff; every session has ended.\n`);
    if (account === 'not_deleted') throw new StaffError(left);
  };
}

async function memberOf({ connection }: Job, email: string): Promise<{ member: Member; name: string }> {
  const member = (await fetchMembers(connection)).find((one) => one.email === email);
  if (member === undefined) throw new StaffError(`There is no member of staff with the address ${email}.`);
  return { member, name: `${oneLine(member.name)} (${email})` };
}

function resetSecondFactor([first]: readonly string[]): Run {
  const email = anEmail(first);
  return async (job, staffUrl) => {
    const { member, name } = await memberOf(job, email);
    const question = `Take the second factor of ${name} away? Whoever has the password can then set up another one.`;
    if (!(await confirm(job.terminal, question, job.isConfirmed))) {
      return job.terminal.out('Nothing was changed.\n');
    }
    await changeAccount(job.connection, staffUrl, { action: 'reset_second_factor', member: member.user_id });
    job.terminal.out(`${name} is signed out everywhere, and sets up a second factor at the next sign-in.\n`);
  };
}

function changeSecondFactor([wanted]: readonly string[]): Run {
  if (wanted !== 'required' && wanted !== 'optional') {
    throw new StaffError('second-factor needs one of: required, optional.');
  }
  return async ({ connection, terminal }) => {
    await setSecondFactor(connection, wanted === 'required');
    terminal.out(
      wanted === 'required'
        ? 'Members see nothing before they give a code of their second factor.\n'
        : 'Members see applications with their password alone, unless they have a second factor.\n',
    );
  };
}

function aName(text = ''): string {
  const name = tidyLine(text);
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
