import { Link, useSearchParams } from 'react-router-dom';
import type { ListedRequest } from '~/api/staff-answers.ts';
import { listRequests } from '~/staff/api/accommodations.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { routes } from '../../config/staff-paths.ts';
import { staffClient } from '../api/client.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { PositionName } from '../components/PositionName.tsx';
import { RetryAlert } from '../components/RetryAlert.tsx';
import { formatDateTime } from '../messages/format-date.ts';
import { useQuery } from '../session/use-query.ts';
import tableStyles from '../audit/Audit.module.css';

const pageSize = 50;

/** The requests for an accommodation, for members who handle them. Whose a request is stands on its own page, which leaves a trace. */
export function RequestsPage() {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page')) || 1));
  const { value, failure, again } = useQuery(String(page), () =>
    listRequests(staffClient(), (page - 1) * pageSize, pageSize),
  );
  return (
    <>
      <PageTitle title="Accommodation requests" />
      <p>
        What people need done in another way to apply. Only members with this mark see them. Opening one
        leaves a trace.
      </p>
      {failure !== null && <RetryAlert failure={failure} onRetry={again} />}
      <p role="status">
        {value === null ? failure === null && 'Loading …' : countText(value.open, value.total)}
      </p>
      {value !== null && value.rows.length > 0 && <RequestTable rows={value.rows} />}
      {value !== null && <PageTurner page={page} last={Math.max(1, Math.ceil(value.total / pageSize))} />}
    </>
  );
}

function countText(open: number, total: number): string {
  if (total === 0) return 'There are no requests.';
  return `${open} open, ${total - open} answered`;
}

function RequestTable({ rows }: { rows: readonly ListedRequest[] }) {
  return (
    <table className={tableStyles.Table}>
      <caption>
        <VisuallyHidden>Accommodation requests</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Received</th>
          <th scope="col">State</th>
          <th scope="col">Position</th>
          <th scope="col">Marks</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
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
      </tbody>
    </table>
  );
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
  return id === null ? 'None named' : <PositionName id={id} title={id} language="en" />;
}

function marksText({ flagged, is_due: isDue }: ListedRequest): string {
  return [...(flagged ? ['flagged'] : []), ...(isDue ? ['due to be erased'] : [])].join(', ') || '–';
}

function PageTurner({ page, last }: { page: number; last: number }) {
  if (last === 1) return null;
  const to = (number: number) => ({ pathname: routes.accommodations, search: `page=${number}` });
  return (
    <nav aria-label="Further requests" className={tableStyles.PageTurner}>
      {page > 1 && (
        <Link {...buttonFrame({ variant: 'secondary' })} to={to(page - 1)}>
          Previous
        </Link>
      )}
      <span>
        Page {page} of {last}
      </span>
      {page < last && (
        <Link {...buttonFrame({ variant: 'secondary' })} to={to(page + 1)}>
          Next
        </Link>
      )}
    </nav>
  );
}
