/** Three steps, the first one filled: it underlines the word beside it and says nothing alone. */
export function SeverityMeter() {
  return (
    <svg viewBox="0 0 56 12" width="56" height="12" aria-hidden="true" focusable="false">
      <rect
        x="1"
        y="1"
        width="16"
        height="10"
        rx="5"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
      />
      <rect x="20" y="1" width="16" height="10" rx="5" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect x="39" y="1" width="16" height="10" rx="5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
