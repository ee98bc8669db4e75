import { Link } from 'react-router-dom';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { routes } from '../../config/staff-paths.ts';
import { pageSize, pagesOf, writeFilters, type ListFilters } from './filters.ts';
import styles from './List.module.css';

type PageLinksProps = { filters: ListFilters; total: number };

/** The way to the other pages, where the list ends. */
export function PageLinks({ filters, total }: PageLinksProps) {
  const last = pagesOf(total);
  const { page } = filters;
  if (last === 1) return null;
  return (
    <nav aria-label="Further applications" className={styles.PageTurner}>
      {page > 1 && <PageLink filters={{ ...filters, page: page - 1 }} name="Previous" />}
      <span>
        Page {page} of {last}
      </span>
      {page < last && <PageLink filters={{ ...filters, page: page + 1 }} name="Next" />}
    </nav>
  );
}

function PageLink({ filters, name }: { filters: ListFilters; name: string }) {
  return (
    <Link
      {...buttonFrame({ variant: 'secondary' })}
      to={{ pathname: routes.list, search: writeFilters(filters) }}
      onClick={({ currentTarget }) => {
        scrollTo(0, 0);
        // The first row takes the focus when the page is there (ListPage): this link stands behind its end, or goes.
        currentTarget.blur();
      }}
    >
      {name}
    </Link>
  );
}

type ListRangeProps = { filters: ListFilters; total: number | null; isLoading: boolean };

/** How many there are, and which of them are shown. */
export function ListRange({ filters, total, isLoading }: ListRangeProps) {
  return (
    <p role="status" id="list-range" tabIndex={-1}>
      {isLoading || total === null ? 'Loading …' : rangeText(filters.page, total)}
    </p>
  );
}

function rangeText(page: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  if (total === 0) return 'No applications match.';
  if (first > total) return `There are only ${total} applications: this page is empty.`;
  if (total <= pageSize) return total === 1 ? '1 application' : `${total} applications`;
  return `${first} to ${Math.min(total, page * pageSize)} of ${total} applications`;
}
