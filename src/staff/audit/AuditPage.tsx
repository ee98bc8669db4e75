import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { referenceOf, spacedReference } from '~/domain/application/reference.ts';
import { readAuditLog, type AuditEntry } from '~/staff/api/audit-log.ts';
import { readMembers } from '~/staff/api/session-status.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { routes } from '../../config/staff-paths.ts';
import { staffClient } from '../api/client.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { RetryAlert } from '../components/RetryAlert.tsx';
import { actionText, actorText, detailText } from '../messages/audit-messages.ts';
import { formatDateTime } from '../messages/format-date.ts';
import { refreshSession } from '../session/session.ts';
import { useQuery } from '../session/use-query.ts';
import styles from './Audit.module.css';

const pageSize = 50;

/** The audit log of reads and changes, for auditors. It cannot be changed. */
export function AuditPage() {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page')) || 1));
  const { value, failure, again } = useQuery(String(page), () =>
    readAuditLog(staffClient(), (page - 1) * pageSize, pageSize),
  );
  const members = useQuery('members', () => readMembers(staffClient()));
  const isEmpty = value?.total === 0;
  useEffect(() => {
    // To somebody who is no auditor any more every entry is hidden, also the own ones.
    if (isEmpty) void refreshSession();
  }, [isEmpty]);
  const names = new Map(members.value?.map(({ user_id: id, name }) => [id, name]));
  return (
    <>
      <PageTitle title="Audit log" />
      <p>
        Every look at an application and every change, newest first. Nobody can change or remove an entry.
      </p>
      {failure !== null && <RetryAlert failure={failure} onRetry={again} />}
      {value === null && failure === null && <p role="status">Loading …</p>}
      {value !== null && (
        <>
          <PageTurner page={page} last={Math.max(1, Math.ceil(value.total / pageSize))} />
          <AuditTable entries={value.entries} names={names} />
        </>
      )}
    </>
  );
}

function PageTurner({ page, last }: { page: number; last: number }) {
  const to = (number: number) => ({ pathname: routes.audit, search: number === 1 ? '' : `page=${number}` });
  return (
    <nav aria-label="Pages of the audit log" className={styles.PageTurner}>
      {page > 1 && (
        <Link {...buttonFrame({ variant: 'secondary' })} to={to(page - 1)}>
          Newer
        </Link>
      )}
      <span>
        Page {page} of {last}
      </span>
      {page < last && (
        <Link {...buttonFrame({ variant: 'secondary' })} to={to(page + 1)}>
          Older
        </Link>
      )}
    </nav>
  );
}

type AuditTableProps = { entries: readonly AuditEntry[]; names: ReadonlyMap<string, string> };

function AuditTable({ entries, names }: AuditTableProps) {
  return (
    <table className={styles.Table}>
      <caption>
        <VisuallyHidden>Audit log</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Application</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
            </th>
            <td data-label="Who">
              <bdi>{actorText(entry.actor_name)}</bdi>
            </td>
            <td data-label="What">{actionText(entry.action)}</td>
            <td data-label="Application">
              <ApplicationLink id={entry.application_id} />
            </td>
            <td data-label="Details">{detailText(entry.details, names) || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ApplicationLink({ id }: { id: string | null }) {
  if (id === null) return '–';
  return <Link to={routes.application(id)}>{spacedReference(referenceOf(id))}</Link>;
}
