import { Link, useSearchParams } from 'react-router-dom';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { pagesOf, usePage } from './paging.ts';

type PaginationProps = {
  label: string;
  /** Rows of all pages. */
  total: number;
  /** The links to the page before and to the next one. */
  names?: readonly [string, string];
  onTurn?: (link: HTMLAnchorElement) => void;
};

const usualNames = ['Previous', 'Next'] as const;

/** The way to the pages before and behind, where there is more than one. */
export function Pagination({ label, total, names: [previous, next] = usualNames, onTurn }: PaginationProps) {
  const [query] = useSearchParams();
  const { page } = usePage();
  const last = pagesOf(total);
  if (last === 1) return null;
  const linkTo = (number: number, name: string) => {
    const search = new URLSearchParams(query);
    if (number === 1) search.delete('page');
    else search.set('page', String(number));
    return (
      <Link
        {...buttonFrame({ variant: 'secondary' })}
        to={{ search: search.toString() }}
        onClick={(event) => onTurn?.(event.currentTarget)}
      >
        {name}
      </Link>
    );
  };
  return (
    <Row as="nav" gap={3} align="center" aria-label={label}>
      {page > 1 && linkTo(page - 1, previous)}
      <span>{`Page ${page} of ${last}`}</span>
      {page < last && linkTo(page + 1, next)}
    </Row>
  );
}
