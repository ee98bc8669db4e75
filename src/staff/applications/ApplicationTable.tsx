import { Link } from 'react-router-dom';
import type { ListedApplication } from '~/api/answers/applications.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { routes } from '../../config/staff-paths.ts';
import { PositionName } from '../components/PositionName.tsx';
import { StateBadge } from '../components/StateBadge.tsx';
import { formatShortDateTime } from '../texts/format-date.ts';
import { everything, sortBy, writeFilters, type ListFilters, type Sort } from './filters.ts';
import { select, toggleSelected, useSelection } from './selection-store.ts';
import styles from './List.module.css';

type TableProps = {
  rows: readonly ListedApplication[];
  filters: ListFilters;
  /** Whether rows can be chosen, to be changed. */
  mayChoose: boolean;
};

const columns: readonly (readonly [Sort, string])[] = [
  ['name', 'Name'],
  ['position', 'Position'],
  ['state', 'State'],
  ['received', 'Received'],
  ['assignee', 'Assigned to'],
];

/** One page of the list. The name is the link; everything else belongs to it. */
export function ApplicationTable({ rows, filters, mayChoose }: TableProps) {
  if (rows.length === 0) return null;
  // Its page is where an application stands in it.
  const address = writeFilters({ ...filters, page: everything.page });
  return (
    <table className={styles.Table}>
      <caption>
        <VisuallyHidden>Applications</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {mayChoose && (
            <td>
              <SelectAll rows={rows} />
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
          <Row key={row.id} row={row} address={address} mayChoose={mayChoose} />
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
      <Link
        replace
        preventScrollReset
        to={{ pathname: routes.list, search: writeFilters(sortBy(filters, sort)) }}
      >
        {children}
        <span aria-hidden="true">{isSorted && (filters.order === 'ascending' ? '▲' : '▼')}</span>
      </Link>
    </th>
  );
}

type RowProps = { row: ListedApplication; address: string; mayChoose: boolean };

function Row({ row, address, mayChoose }: RowProps) {
  const isSelected = useSelection(({ selected }) => selected.has(row.id));
  const name = oneLine(row.full_name) || 'No name';
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      {mayChoose && (
        <td className={styles.Tick}>
          <Tick label={`Select ${name}`} isChecked={isSelected} onChange={() => toggleSelected(row.id)} />
        </td>
      )}
      <th scope="row">
        <div className={styles.Person}>
          <Link
            data-row={row.id}
            dir="auto"
            className={styles.Open}
            title={`${oneLine(row.email)}, ${spacedReference(row.reference)}`}
            to={{ pathname: routes.application(row.id), search: address }}
          >
            <span translate="no">{name}</span>
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

/** Where the words of a search were found. */
const foundTexts = { application: 'in the cover letter', note: 'in a note', letter: 'in a message' } as const;

/** What sets a row apart from the others. */
function Marks({ row }: { row: ListedApplication }) {
  const marks = [
    ...(row.language === 'en' ? [] : [row.language.toUpperCase()]),
    ...(row.has_resume ? [] : ['no resume']),
    ...(row.repeats > 0 ? [`sent ${row.repeats + 1}×`] : []),
    ...(row.flagged ? ['flagged'] : []),
    ...(row.is_due ? ['due'] : []),
    ...row.found_in.map((text) => foundTexts[text]),
  ];
  if (marks.length === 0) return null;
  return <span className={styles.Marks}>{marks.join(', ')}</span>;
}

function SelectAll({ rows }: { rows: readonly ListedApplication[] }) {
  const selected = useSelection((state) => state.selected);
  const isAll = rows.every(({ id }) => selected.has(id));
  const toggle = () => {
    const next = new Set(selected);
    for (const { id } of rows)
      if (isAll) next.delete(id);
      else next.add(id);
    select(next);
  };
  return <Tick label="Select all on this page" isChecked={isAll} onChange={toggle} />;
}

type TickProps = { label: string; isChecked: boolean; onChange: () => void };

function Tick({ label, isChecked, onChange }: TickProps) {
  return (
    <label className={styles.TickLabel}>
      <input type="checkbox" checked={isChecked} onChange={onChange} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
