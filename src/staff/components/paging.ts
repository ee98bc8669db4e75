import { useSearchParams } from 'react-router-dom';

/** Rows on one page of a list. */
export const pageSize = 50;

/** How many pages a list has; an empty one has one. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page that the address asks for, from 1, and how many rows stand before it. */
export function usePage(): { page: number; offset: number } {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page')) || 1));
  return { page, offset: (page - 1) * pageSize };
}
