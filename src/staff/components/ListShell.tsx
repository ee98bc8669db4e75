import type { ComponentProps, ReactNode } from 'react';
import { ListTable } from './ListTable.tsx';
import { LoadState } from './LoadState.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Pagination } from './Pagination.tsx';

type ListShellProps<Row> = {
  /** Of the page, and of the table for who hears it. */
  title: string;
  /** What stands between title and rows: what it is, filters, what was done. */
  before?: ReactNode;
  query: ComponentProps<typeof LoadState>['query'];
  /** How many there are, which is read out. */
  summary?: string;
  heads: readonly string[];
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
  /** Rows of all pages. */
  total: number;
  /** The links to the page before and to the next one. */
  turns?: readonly [string, string];
};

/** A page that is a list, asked for a page at a time (`usePage`). */
export function ListShell<Row>(props: ListShellProps<Row>) {
  const { title, before, query, summary, heads, rows, children, total, turns } = props;
  return (
    <>
      <PageTitle title={title} />
      {before}
      <LoadState query={query} />
      <p role="status">{query.value === null ? query.failure === null && 'Loading …' : summary}</p>
      {rows.length > 0 && (
        <ListTable caption={title} heads={heads}>
          {rows.map(children)}
        </ListTable>
      )}
      <Pagination label={`Pages: ${title}`} total={total} {...(turns && { names: turns })} />
    </>
  );
}
