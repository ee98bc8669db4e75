import { Link } from 'react-router-dom';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { routes } from '../../config/staff-paths.ts';
import { pageSize, pagesOf, writeFilters, type ListFilters } from './filters.ts';
import styles from './List.module.css';

type PageLinksProps = { filters: ListFilters; total: number; isLoading: boolean };

/** How many there are, which of them are shown, and the way to the others. */
export function PageLinks({ filters, total, isLoading }: PageLinksProps) {
  const last = pagesOf(total);
  const { page } = filters;
  return (
    <div className={styles.PageLinks}>
      <p role="status">{isLoading ? 'Fetching …' : rangeText(page, total)}</p>
      {last > 1 && (
        <nav aria-label="Pages of the list" className={styles.PageTurner}>
          {page > 1 && <PageLink filters={{ ...filters, page: page - 1 }} name="Previous" />}
          <span>
            Page {page} of {last}
          </span>
          {page < last && <PageLink filters={{ ...filters, page: page + 1 }} name="Next" />}
        </nav>
      )}
    </div>
  );
}

function PageLink({ filters, name }: { filters: ListFilters; name: string }) {
  return (
    <Link
      {...buttonFrame({ variant: 'secondary' })}
      to={{ pathname: routes.list, search: writeFilters(filters) }}
    >
      {name}
    </Link>
  );
}

function rangeText(page: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  if (total === 0) return 'No applications are like this.';
  if (first > total) return `There are only ${total} applications: this page is empty.`;
  if (total <= pageSize) return total === 1 ? '1 application' : `${total} applications`;
  return `${first} to ${Math.min(total, page * pageSize)} of ${total} applications`;
}
