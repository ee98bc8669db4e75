type BarIconProps = { path: string; isDirected?: boolean };

/** A line drawing on a grid of 24 that keeps the bar's size, whatever the text size of the page. */
function BarIcon({ path, isDirected = false }: BarIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-directed={isDirected ? '' : undefined}
    >
      <path d={path} />
    </svg>
  );
}

export const HomeIcon = () => (
  <BarIcon path="M3.5 11.5 12 4.2 20.5 11.5M6 9.8V19.5H18V9.8M10 19.5V14H14V19.5" />
);
export const GlobeIcon = () => (
  <BarIcon path="M12 3.2A8.8 8.8 0 0 1 12 20.8 8.8 8.8 0 0 1 12 3.2ZM3.4 12H20.6M12 3.2C7.6 8 7.6 16 12 20.8M12 3.2C16.4 8 16.4 16 12 20.8" />
);
export const BackIcon = () => <BarIcon isDirected path="M15.5 5 8.5 12 15.5 19" />;
export const NextIcon = () => <BarIcon isDirected path="M8.5 5 15.5 12 8.5 19" />;
export const ContrastIcon = () => (
  <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="8.8" fill="none" stroke="currentColor" strokeWidth="2.2" />
    <path d="M12 3.2a8.8 8.8 0 0 1 0 17.6Z" fill="currentColor" />
  </svg>
);
export const SpeakerIcon = () => (
  <BarIcon path="M4 9.5V14.5H7.5L12.5 18.5V5.5L7.5 9.5ZM16 9.2A4 4 0 0 1 16 14.8M18.6 6.6A7.6 7.6 0 0 1 18.6 17.4" />
);
export const PauseIcon = () => <BarIcon path="M8.5 5.5V18.5M15.5 5.5V18.5" />;
export const PlayOnIcon = () => <BarIcon path="M8 5.2V18.8L18.8 12Z" />;
export const RepeatIcon = () => <BarIcon path="M19.5 12A7.5 7.5 0 1 1 16.6 6.1M17.2 2.8V6.6H13.4" />;
export const StopIcon = () => <BarIcon path="M6.5 6.5H17.5V17.5H6.5Z" />;
export const ScreenIcon = () => <BarIcon path="M4 5H20V16H4ZM9 20H15M12 16V20" />;
export const PrinterIcon = () => <BarIcon path="M7 9V3.8H17V9M7 16.5H4.2V9H19.8V16.5H17M7 13.5H17V20.2H7Z" />;
export const SheetIcon = () => (
  <BarIcon path="M6 3.5H14.5L18.5 7.5V20.5H6ZM14 3.8V8H18.2M9 12H15.5M9 16H13.5" />
);
export const EndIcon = () => (
  <BarIcon isDirected path="M14 4.5H6.5V19.5H14M10.5 12H20.5M17 8.5 20.5 12 17 15.5" />
);
