import type { Line } from '~/domain/fetch-ahead.ts';

type Connection = { saveData?: unknown; effectiveType?: unknown };

/** What this browser tells of its line. Only Chromium tells all of it (Network Information API). */
export function readLine(): Line {
  const { saveData, effectiveType } = connection();
  const prefersLess = matchMedia('(prefers-reduced-data: reduce)').matches;
  return {
    savesData: saveData === true || prefersLess,
    effectiveType: typeof effectiveType === 'string' ? effectiveType : null,
  };
}

function connection(): Connection {
  return 'connection' in navigator ? ((navigator.connection as Connection | undefined) ?? {}) : {};
}
