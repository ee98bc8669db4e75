import { Link, useSearchParams, type To } from 'react-router-dom';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';

/** The page that the address asks for; from 1. */
export function usePage(): number {
  const [query] = useSearchParams();
  return Math.max(1, Math.trunc(Number(query.get('page')) || 1));
}

type PageTurnerProps = {
  label: string;
  page: number;
  /** How many pages there are. */
  last: number;
  addressOf: (page: number) => To;
  /** The links to the page before and to the next one. */
  names?: readonly [string, string];
  onTurn?: (link: HTMLAnchorElement) => void;
};

/** The way to the pages before and behind. */
export function Pagination({ label, page, last, addressOf, names, onTurn }: PageTurnerProps) {
  const [previous, next] = names ?? ['Previous', 'Next'];
  const linkTo = (number: number, name: string) => (
    <Link
      {...buttonFrame({ variant: 'secondary' })}
      to={addressOf(number)}
      onClick={(event) => onTurn?.(event.currentTarget)}
    >
      {name}
    </Link>
  );
  return (
    <Row as="nav" gap={3} align="center" aria-label={label}>
      {page > 1 && linkTo(page - 1, previous)}
      <span>{`Page ${page} of ${last}`}</span>
      {page < last && linkTo(page + 1, next)}
    </Row>
  );
}
