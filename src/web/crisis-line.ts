import { useEffect, useState } from 'react';
import { timeZone } from '~/components/visitor-country/time-zone.ts';

/** The crisis line of the visitor's place. The table of its zones is fetched by the page that names it, once that is shown. */
export function useCrisisLine(): string | null {
  const [line, setLine] = useState<string | null>(null);
  useEffect(() => {
    import('~/domain/emergency/crisis-line-at.ts').then(
      ({ crisisLineAt }) => setLine(crisisLineAt(timeZone())),
      () => undefined,
    );
  }, []);
  return line;
}
