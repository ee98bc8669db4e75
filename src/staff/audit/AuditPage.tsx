import { Link } from 'react-router-dom';
import { Reference } from '~/components/Reference/Reference.tsx';
import { referenceOf } from '~/domain/application/reference.ts';
import { readAuditLog } from '~/staff/api/audit-log.ts';
import { routes } from '../../config/staff-paths.ts';
import { pageSize, pagesOf } from '../applications/filters.ts';
import { ListTable } from '../components/ListTable.tsx';
import { Pagination, usePage } from '../components/Pagination.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { actionText, actorText, detailText } from '../texts/audit-texts.ts';
import { formatDateTime } from '../texts/format-date.ts';
import { useMembers } from '../session/use-members.ts';
import { useQuery } from '../session/use-query.ts';

/** The audit log of reads and changes, for auditors. It cannot be changed. */
export function AuditPage() {
  const page = usePage();
  const query = useQuery(String(page), () => readAuditLog((page - 1) * pageSize, pageSize));
  const { value } = query;
  const { names } = useMembers();
  return (
    <>
      <PageTitle title="Audit log" />
      <p>
        Every look at an application and every change, newest first. Nobody can change or remove an entry.
      </p>
      <LoadState query={query} loading="Loading …" />
      {value !== null && (
        <>
          <Pagination
            label="Pages of the audit log"
            page={page}
            last={pagesOf(value.total)}
            addressOf={(number) => ({
              pathname: routes.audit,
              search: number === 1 ? '' : `page=${number}`,
            })}
            names={['Newer', 'Older']}
          />
          <ListTable caption="Audit log" heads={['When', 'Who', 'What', 'Application', 'Details']}>
            {value.entries.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                </th>
                <td data-label="Who">
                  <bdi translate="no">{actorText(entry.actor_name)}</bdi>
                </td>
                <td data-label="What">{actionText(entry.action)}</td>
                <td data-label="Application">
                  <ApplicationLink id={entry.application_id} />
                </td>
                <td data-label="Details">{detailText(entry.details, names) || '–'}</td>
              </tr>
            ))}
          </ListTable>
        </>
      )}
    </>
  );
}

function ApplicationLink({ id }: { id: string | null }) {
  if (id === null) return '–';
  return (
    <Link to={routes.application(id)}>
      <Reference value={referenceOf(id)} />
    </Link>
  );
}
