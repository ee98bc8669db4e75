import { useRef, useState } from 'react';
import type { CategoryFilter } from '~/domain/jobs/filter.ts';
import type { Example } from '~/ui/example.ts';
import { JobFilterBar } from './JobFilterBar.tsx';

/** The bar with a memory of its own in place of the page's address. */
function Bar() {
  const [category, choose] = useState<CategoryFilter>('Marketing');
  const [search, type] = useState('a word');
  const nothing = () => undefined;
  return (
    <JobFilterBar
      filter={{ category, search, choose, type, commitSearch: nothing, clear: nothing }}
      searchBox={useRef(null)}
    />
  );
}

export const examples: readonly Example[] = [{ name: 'A category and a word', element: <Bar /> }];
