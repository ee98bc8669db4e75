import type { ReactNode } from 'react';

/** One state of a piece, as the styleguide shows it. Hover, focus and pressed are CSS: point, tab and press there. */
export type Example = { name: string; element: ReactNode };
