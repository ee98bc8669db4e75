import { Link } from 'react-router-dom';
import type { ListedRequest } from '~/api/answers/accommodations.ts';
import { Reference } from '~/components/Reference/Reference.tsx';
import { listRequests } from '~/staff/api/accommodations.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { routes } from '../../config/staff-paths.ts';
import { ListShell } from '../components/ListShell.tsx';
import { pageSize, usePage } from '../components/paging.ts';
import { PositionName } from '../components/PositionName.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { useQuery } from '../session/use-query.ts';

/** The requests for an accommodation, for members who handle them. Whose a request is stands on its own page, which leaves a trace. */
export function RequestsPage() {
  const { page, offset } = usePage();
  const query = useQuery(String(page), () => listRequests(offset, pageSize));
  const { open = 0, total = 0, rows = [] } = query.value ?? {};
  const about = (
    <p>
      What people need done differently in order to apply. Only members who may read these requests see this
      page. The audit log records who opens one.
    </p>
  );
  return (
    <ListShell
      title="Accommodation requests"
      before={about}
      {...{ query, rows, total }}
      summary={total === 0 ? 'There are no requests.' : `${open} open, ${total - open} answered`}
      heads={['Received', 'Reference', 'State', 'Position', 'Marks']}
    >
      {(row) => (
        <tr key={row.id}>
          <th scope="row">
            <RequestLink row={row} />
          </th>
          <td data-label="Reference">
            <Reference value={row.reference} />
          </td>
          <td data-label="State">{row.state === 'open' ? <strong>Open</strong> : 'Answered'}</td>
          <td data-label="Position">
            <RequestedPosition id={row.job_id} />
          </td>
          <td data-label="Marks">{marksText(row)}</td>
        </tr>
      )}
    </ListShell>
  );
}

function RequestLink({ row: { id, created_at: at } }: { row: ListedRequest }) {
  return (
    <Link to={routes.accommodationRequest(id)}>
      <VisuallyHidden>Request from </VisuallyHidden>
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
