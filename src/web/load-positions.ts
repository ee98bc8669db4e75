import { setBuiltPositions } from '~/components/open-positions.ts';
import type { Position } from '~/domain/jobs/position.ts';
import { languageInUse } from '~/i18n/load-messages.ts';

const built = import.meta.glob<{ positions: readonly Position[] }>('./built-positions/{en,es,fr,hi,ar}.ts');

/** Fetches the positions that the site was built with, in the language of the page, before a page shows them. */
export async function loadPositions(): Promise<void> {
  const language = languageInUse();
  const fetchFile = built[`./built-positions/${language}.ts`];
  if (fetchFile === undefined) throw new Error(`There are no positions in ${language}.`);
  setBuiltPositions((await fetchFile()).positions);
}
