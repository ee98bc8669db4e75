import { Link } from 'react-router-dom';
import type { ListedRequest } from '~/api/staff-answers.ts';
import { listRequests } from '~/staff/api/accommodations.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { routes } from '../../config/staff-paths.ts';
import { pageSize, pagesOf } from '../applications/filters.ts';
import { ListTable } from '../components/ListTable.tsx';
import { Pagination, usePage } from '../components/Pagination.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { PositionName } from '../components/PositionName.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { useQuery } from '../session/use-query.ts';

/** The requests for an accommodation, for members who handle them. Whose a request is stands on its own page, which leaves a trace. */
export function RequestsPage() {
  const page = usePage();
  const query = useQuery(String(page), () => listRequests((page - 1) * pageSize, pageSize));
  const { value, failure } = query;
  return (
    <>
      <PageTitle title="Accommodation requests" />
      <p>
        What people need done in another way so that they can apply. Only members who may read them see this
        page. The audit log records who opens one.
      </p>
      <LoadState query={query} />
      <p role="status">
        {value === null ? failure === null && 'Loading …' : countText(value.open, value.total)}
      </p>
      {value !== null && value.rows.length > 0 && (
        <ListTable caption="Accommodation requests" heads={['Received', 'State', 'Position', 'Marks']}>
          {value.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <RequestLink row={row} />
              </th>
              <td data-label="State">{row.state === 'open' ? <strong>Open</strong> : 'Answered'}</td>
              <td data-label="Position">
                <RequestedPosition id={row.job_id} />
              </td>
              <td data-label="Marks">{marksText(row)}</td>
            </tr>
          ))}
        </ListTable>
      )}
      {value !== null && pagesOf(value.total) > 1 && (
        <Pagination
          label="More requests"
          page={page}
          last={pagesOf(value.total)}
          addressOf={(number) => ({ pathname: routes.accommodations, search: `page=${number}` })}
        />
      )}
    </>
  );
}

function countText(open: number, total: number): string {
  if (total === 0) return 'There are no requests.';
  return `${open} open, ${total - open} answered`;
}

function RequestLink({ row: { id, created_at: at } }: { row: ListedRequest }) {
  return (
    <Link to={routes.accommodationRequest(id)}>
      <VisuallyHidden>Request of </VisuallyHidden>
      <time dateTime={at}>{formatDateTime(at)}</time>
    </Link>
  );
}

/** The position of a request, where it names one. */
export function RequestedPosition({ id }: { id: string | null }) {
  return id === null ? 'None given' : <PositionName id={id} title={id} language="en" />;
}

function marksText({ flagged, is_due: isDue }: ListedRequest): string {
  return [...(flagged ? ['flagged'] : []), ...(isDue ? ['due to be erased'] : [])].join(', ') || '–';
}
