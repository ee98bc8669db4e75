import { readHistory } from '~/staff/api/applications.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { actorText, historyText } from '../texts/audit-texts.ts';
import { formatDateTime } from '../texts/format-date.ts';
import { useMembers } from '../session/use-members.ts';
import { useQuery } from '../session/use-query.ts';
import styles from './Application.module.css';

/**
 * Who did what to an application, oldest first.
 * @param version changes when the application does.
 */
export function HistoryArea({ id, version }: { id: string; version: string }) {
  const { value } = useQuery(`${id} ${version}`, () => readHistory(id));
  const { names } = useMembers();
  if (value === null || value.length === 0) return null;
  return (
    <section aria-labelledby="history" className={styles.History}>
      <h2 id="history">History</h2>
      <Stack as="ol" gap={2} role="list">
        {value.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time> ·{' '}
            <bdi translate="no">{actorText(entry.actor_name, entry.is_member)}</bdi> ·{' '}
            <span>{historyText(entry, names)}</span>
          </li>
        ))}
      </Stack>
    </section>
  );
}
