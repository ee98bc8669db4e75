import type { MemberMark } from '~/domain/contract/staff.ts';
import type { Client } from '../../api/client.ts';
import { expectOneRow } from './applications.ts';
import { type Result, catchFailure, toFailure } from './result.ts';
import type { Member } from './session-status.ts';

/** Changes what a member may do. Only an admin may; row-level security makes of anything else a change of no row. */
export function changeMember(
  client: Client,
  id: string,
  change: Pick<Member, 'role' | MemberMark>,
): Promise<Result<null>> {
  return catchFailure(async () => {
    const { data, error, status } = await client
      .from('staff_members')
      .update(change)
      .eq('user_id', id)
      .select('user_id');
    return error === null ? expectOneRow(data) : toFailure(error, status);
  });
}
