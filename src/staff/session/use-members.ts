import { readMembers } from '~/staff/api/session-status.ts';
import { useQuery } from './use-query.ts';

/** The members of staff, and what each is called by the id; nobody until they have come. */
export function useMembers() {
  const members = useQuery('members', readMembers).value ?? [];
  const names: ReadonlyMap<string | null, string> = new Map(
    members.map(({ user_id: id, name }) => [id, name]),
  );
  return { members, names };
}
