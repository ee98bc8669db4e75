import { signInLink, defaultStaffUrl } from '../../src/domain/contract/staff.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import { connect, type Connection, type Environment, refusePlainHttp } from './connection.ts';
import { type MemberCommand, parseMemberCommand } from './members-arguments.ts';
import { membersHelpText } from './members-help-text.ts';
import { deleteMember, fetchMembers, inviteMember, setSecondFactor, writeMember } from './members.ts';
import { StaffError } from './staff-error.ts';
import { columnsOf, confirm, counted, type Terminal } from './terminal.ts';

/** Runs `npm run staff` with these arguments. @throws StaffError for every expected failure. */
export async function runMembers(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<void> {
  const command = parseMemberCommand(args);
  if (command.name === 'help') return terminal.out(membersHelpText);
  const deskUrl = environment['DESK_URL'] || defaultStaffUrl;
  refusePlainHttp('DESK_URL', deskUrl);
  const connection = await connect(environment);
  try {
    await runCommand(command, connection, terminal, deskUrl);
  } finally {
    await connection.close();
  }
}

function runCommand(
  command: Exclude<MemberCommand, { name: 'help' }>,
  connection: Connection,
  terminal: Terminal,
  deskUrl: string,
): Promise<void> {
  switch (command.name) {
    case 'list':
      return listMembers(connection, terminal);
    case 'add':
      return addMember(connection, terminal, command.member, deskUrl);
    case 'remove':
      return removeMember(connection, terminal, command.email, command.isConfirmed);
    case 'second-factor':
      return changeSecondFactor(connection, terminal, command.isRequired);
  }
}

async function listMembers(connection: Connection, terminal: Terminal): Promise<void> {
  const members = await fetchMembers(connection);
  if (members.length === 0) {
    return terminal.out('Nobody is staff yet: npm run staff -- add "NAME" EMAIL --role admin\n');
  }
  const rows = members.map(({ name, email, role, isAuditor, hasAccepted }) => [
    name,
    email,
    role,
    [isAuditor ? 'auditor' : '', hasAccepted ? '' : 'invited'].filter((note) => note !== '').join(', '),
  ]);
  terminal.out(
    `${columnsOf([['Name', 'E-mail', 'Role', 'Note'], ...rows])}${counted(members.length, 'member')}.\n`,
  );
}

type NewMember = Extract<MemberCommand, { name: 'add' }>['member'];

async function addMember(
  connection: Connection,
  terminal: Terminal,
  { email, ...member }: NewMember,
  deskUrl: string,
): Promise<void> {
  const { userId, type, tokenHash } = await inviteMember(connection, email, member.name);
  await writeMember(connection, { userId, ...member });
  const mark = member.isAuditor ? ', auditor' : '';
  terminal.out(
    `${oneLine(member.name)} (${email}) is a member of staff: ${member.role}${mark}.\n` +
      `Hand over this link. It opens once, within a day:\n${signInLink(deskUrl, type, tokenHash)}\n`,
  );
}

async function removeMember(
  connection: Connection,
  terminal: Terminal,
  email: string,
  isConfirmed: boolean,
): Promise<void> {
  const member = (await fetchMembers(connection)).find((one) => one.email === email);
  if (member === undefined) throw new StaffError(`There is no member of staff with the address ${email}.`);
  const question = `Remove ${oneLine(member.name)} (${email}) from staff?`;
  if (!(await confirm(terminal, question, isConfirmed))) return terminal.out('Nothing was removed.\n');
  await deleteMember(connection, member);
  terminal.out(`${oneLine(member.name)} (${email}) is no longer staff; every session has ended.\n`);
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
