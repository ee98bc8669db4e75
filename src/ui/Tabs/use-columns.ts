import { useEffect, useState, type RefObject } from 'react';

/**
 * In how many columns the children of an element stand, as its layout has them now; 0 until that is known, which is before
 * the page answers.
 */
export function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => setColumns(countColumns(element));
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [list]);

  return columns;
}

function countColumns(element: HTMLElement): number {
  const starts = [...element.children].map((child) => child.getBoundingClientRect().left);
  return new Set(starts.map(Math.round)).size;
}
