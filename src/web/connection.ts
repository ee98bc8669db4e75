/** What the browser tells of its connection. Only Chromium tells all of it (Network Information API). */
export function readConnection(): { savesData: boolean; isSlow: boolean } {
  const { saveData = false, effectiveType = '' }: { saveData?: boolean; effectiveType?: string } =
    'connection' in navigator ? (navigator.connection ?? {}) : {};
  const prefersLess = matchMedia('(prefers-reduced-data: reduce)').matches;
  return { savesData: saveData || prefersLess, isSlow: effectiveType.includes('2g') };
}
