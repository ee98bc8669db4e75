import { Link } from 'react-router-dom';
import type { ListedApplication } from '~/api/staff-answers.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { routes } from '../../config/staff-paths.ts';
import { StateBadge } from '../components/StateBadge.tsx';
import { formatDateTime } from '../messages/format-date.ts';
import styles from './List.module.css';

/** Which rows are chosen, by id. */
export type Selection = { selected: ReadonlySet<string>; onSelect: (ids: ReadonlySet<string>) => void };

type TableProps = {
  rows: readonly ListedApplication[];
  /** The list's own address, which an application opened from it keeps. */
  address: string;
  /** Null for those who may export nothing. */
  selection: Selection | null;
};

/** One page of the list. The name is the link; everything else belongs to it. */
export function ApplicationTable({ rows, address, selection }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.Table}>
      <caption>
        <VisuallyHidden>Applications</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {selection !== null && (
            <td>
              <SelectAll rows={rows} {...selection} />
            </td>
          )}
          <th scope="col">Name</th>
          <th scope="col">Position</th>
          <th scope="col">State</th>
          <th scope="col">Received</th>
          <th scope="col">Assigned to</th>
          <th scope="col">Signs</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} address={address} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { row: ListedApplication; address: string; selection: Selection | null };

function Row({ row, address, selection }: RowProps) {
  const name = oneLine(row.full_name) || 'No name';
  return (
    <tr data-selected={selection?.selected.has(row.id) ? '' : undefined}>
      {selection !== null && (
        <td className={styles.Tick}>
          <Tick label={`Choose ${name}`} id={row.id} {...selection} />
        </td>
      )}
      <th scope="row">
        <Link
          data-row=""
          className={styles.Open}
          to={{ pathname: routes.application(row.id), search: address }}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.Address}>
          <bdi>{oneLine(row.email)}</bdi>
        </span>
        <span className={styles.Soft}>{spacedReference(row.reference)}</span>
      </th>
      <td data-label="Position">
        <bdi>{oneLine(row.job_title)}</bdi>
      </td>
      <td data-label="State">
        <StateBadge state={row.state} />
      </td>
      <td data-label="Received">{formatDateTime(row.created_at)}</td>
      <td data-label="Assigned to">
        <bdi>{row.assignee_name ?? '–'}</bdi>
      </td>
      <td data-label="Signs">{marksOf(row).join(', ') || '–'}</td>
    </tr>
  );
}

/** Marks of a row. */
function marksOf(row: ListedApplication): readonly string[] {
  return [
    ...(row.language === 'en' ? [] : [row.language.toUpperCase()]),
    ...(row.has_resume ? [] : ['no resume']),
    ...(row.repeats > 0 ? [`sent ${row.repeats + 1} times`] : []),
    ...(row.flagged ? ['flagged'] : []),
    ...(row.is_due ? ['due'] : []),
  ];
}

function Tick({ id, label, selected, onSelect }: Selection & { id: string; label: string }) {
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <label className={styles.TickLabel}>
      <input type="checkbox" checked={selected.has(id)} onChange={toggle} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}

function SelectAll({ rows, selected, onSelect }: Selection & { rows: readonly ListedApplication[] }) {
  const isAll = rows.every(({ id }) => selected.has(id));
  const toggle = () => {
    const next = new Set(selected);
    for (const { id } of rows)
      if (isAll) next.delete(id);
      else next.add(id);
    onSelect(next);
  };
  return (
    <label className={styles.TickLabel}>
      <input type="checkbox" checked={isAll} onChange={toggle} />
      <VisuallyHidden>Choose all on this page</VisuallyHidden>
    </label>
  );
}
