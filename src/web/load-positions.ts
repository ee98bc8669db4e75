import { setBuiltPositions } from '~/components/open-positions.ts';
import type { Position } from '~/domain/jobs/position.ts';
import { messages } from '~/i18n/messages.ts';

const built = import.meta.glob<{ positions: readonly Position[] }>('./built-positions/{en,es,fr,hi,ar}.ts');

/** Fetches the positions that the site was built with, in the language of the page, before a page shows them. */
export async function loadPositions(): Promise<void> {
  const fetchFile = built[`./built-positions/${messages.language}.ts`];
  if (fetchFile === undefined) throw new Error(`There are no positions in ${messages.language}.`);
  setBuiltPositions((await fetchFile()).positions);
}
