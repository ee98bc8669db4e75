import { Link } from 'react-router-dom';
import type { ListedApplication } from '~/api/staff-answers.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { routes } from '../../config/staff-paths.ts';
import { PositionName } from '../components/PositionName.tsx';
import { StateBadge } from '../components/StateBadge.tsx';
import { formatShortDateTime } from '../texts/format-date.ts';
import { sortBy, writeFilters, type ListFilters, type Sort } from './filters.ts';
import styles from './List.module.css';

/** Which rows are chosen, by id. */
export type Selection = { selected: ReadonlySet<string>; onSelect: (ids: ReadonlySet<string>) => void };

type TableProps = {
  rows: readonly ListedApplication[];
  filters: ListFilters;
  /** Null for those who may change nothing. */
  selection: Selection | null;
};

const columns: readonly (readonly [Sort, string])[] = [
  ['name', 'Name'],
  ['position', 'Position'],
  ['state', 'State'],
  ['received', 'Received'],
  ['assignee', 'Assigned to'],
];

/** One page of the list. The name is the link; everything else belongs to it. */
export function ApplicationTable({ rows, filters, selection }: TableProps) {
  if (rows.length === 0) return null;
  const address = writeFilters(filters);
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
          {columns.map(([sort, name]) => (
            <SortHeader key={sort} sort={sort} filters={filters}>
              {name}
            </SortHeader>
          ))}
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

type SortHeaderProps = { sort: Sort; filters: ListFilters; children: string };

/** The head of a column sorts by it, and the other way round when it is pressed again. */
function SortHeader({ sort, filters, children }: SortHeaderProps) {
  const isSorted = filters.sort === sort;
  return (
    <th scope="col" aria-sort={isSorted ? filters.order : undefined}>
      <Link replace to={{ pathname: routes.list, search: writeFilters(sortBy(filters, sort)) }}>
        {children}
        <span aria-hidden="true">{isSorted && (filters.order === 'ascending' ? '▲' : '▼')}</span>
      </Link>
    </th>
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
        <div className={styles.Person}>
          <Link
            data-row=""
            dir="auto"
            className={styles.Open}
            title={`${oneLine(row.email)}, ${spacedReference(row.reference)}`}
            to={{ pathname: routes.application(row.id), search: address }}
          >
            <bdi translate="no">{name}</bdi>
          </Link>
          <Marks row={row} />
        </div>
      </th>
      <td className={styles.Position}>
        <PositionName id={row.job_id} title={row.job_title} language={row.language} />
      </td>
      <td className={styles.State}>
        <StateBadge state={row.state} />
      </td>
      <td className={styles.Received}>
        <time dateTime={row.created_at}>{formatShortDateTime(row.created_at)}</time>
      </td>
      <td className={styles.Assignee}>
        {row.assignee_name === null ? (
          <span data-nobody="">–</span>
        ) : (
          <bdi translate="no">{row.assignee_name}</bdi>
        )}
      </td>
    </tr>
  );
}

/** What sets a row apart from the others. */
function Marks({ row }: { row: ListedApplication }) {
  const marks = [
    ...(row.language === 'en' ? [] : [row.language.toUpperCase()]),
    ...(row.has_resume ? [] : ['no resume']),
    ...(row.repeats > 0 ? [`sent ${row.repeats + 1} times`] : []),
    ...(row.flagged ? ['flagged'] : []),
    ...(row.is_due ? ['due'] : []),
  ];
  if (marks.length === 0) return null;
  return <span className={styles.Marks}>{marks.join(', ')}</span>;
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
