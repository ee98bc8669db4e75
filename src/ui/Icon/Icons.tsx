import type { ReactNode } from 'react';

type IconProps = {
  /** Edge in CSS pixels. It grows with the reader's text size. */
  size?: number;
};

type IconFrameProps = IconProps & { isDirected?: boolean; children: ReactNode };

/** Line icons on a grid of 24: two units of stroke, round ends, the colour of the text. Always decoration. */
function IconFrame({ size = 24, isDirected = false, children }: IconFrameProps) {
  const edge = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={edge}
      height={edge}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-directed={isDirected ? '' : undefined}
    >
      {children}
    </svg>
  );
}

/** Makes an icon of path data; `dots` are filled points [x, y]. */
function icon(path: string, dots: readonly (readonly [number, number])[] = []) {
  return function Icon(props: IconProps) {
    return (
      <IconFrame {...props}>
        <path d={path} />
        {dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.3" fill="currentColor" stroke="none" />
        ))}
      </IconFrame>
    );
  };
}

/** An icon that shows a direction, drawn for text from left to right: mirrored in the other direction. */
function directedIcon(path: string) {
  return function Icon(props: IconProps) {
    return (
      <IconFrame {...props} isDirected>
        <path d={path} />
      </IconFrame>
    );
  };
}

const disc = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z';

export const GlobeIcon = icon(`${disc}M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18`);

export const PhoneIcon = icon(
  'M8.2 3.5 5.6 3.8A2.3 2.3 0 0 0 3.5 6.2C4 14 10 20 17.8 20.5A2.3 2.3 0 0 0 20.2 18.4L20.5 15.8 15.9 13.6 13.9 15.9A13 13 0 0 1 8.1 10.1L10.4 8.1Z',
);
export const ChatIcon = icon(
  'M12 4C7 4 3.2 7.3 3.2 11.5C3.2 13.8 4.3 15.8 6.1 17.2L5.3 20.8L9.3 18.7C10.2 18.9 11 19 12 19C17 19 20.8 15.7 20.8 11.5C20.8 7.3 17 4 12 4Z',
  [
    [8.2, 11.6],
    [12, 11.6],
    [15.8, 11.6],
  ],
);
export const MenuIcon = icon('M4 6.5H20M4 12H20M4 17.5H20');
export const CloseIcon = icon('M6 6 18 18M18 6 6 18');
export const CheckIcon = icon('M4.5 12.8 9.7 18 19.5 6.5');
export const WarningIcon = icon('M12 3.8 21.2 19.6A.6.6 0 0 1 20.7 20.5H3.3A.6.6 0 0 1 2.8 19.6ZM12 9.8V14', [
  [12, 17],
]);
export const InfoIcon = icon(`${disc}M12 11.2V16.4`, [[12, 7.8]]);
export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.4 15.4 20.5 20.5');
export const ArrowLeftIcon = directedIcon('M20 12H4.5M11 5.5 4.5 12 11 18.5');
export const ArrowDownIcon = icon('M5.5 9 12 15.5 18.5 9');
export const ArrowRightIcon = directedIcon('M4 12H19.5M13 5.5 19.5 12 13 18.5');
export const ExternalIcon = directedIcon(
  'M13.5 4.5H19.5V10.5M19.2 4.8 11 13M10 5.5H6A1.5 1.5 0 0 0 4.5 7V18A1.5 1.5 0 0 0 6 19.5H17A1.5 1.5 0 0 0 18.5 18V14',
);
export const DownloadIcon = icon('M12 3.5V15M6.8 10.2 12 15.4 17.2 10.2M4.5 20H19.5');
export const CopyIcon = icon(
  'M9.5 8.5H18.5A1.5 1.5 0 0 1 20 10V19A1.5 1.5 0 0 1 18.5 20.5H9.5A1.5 1.5 0 0 1 8 19V10A1.5 1.5 0 0 1 9.5 8.5ZM5 15.5H4.8A1.3 1.3 0 0 1 3.5 14.2V5A1.5 1.5 0 0 1 5 3.5H14.2A1.3 1.3 0 0 1 15.5 4.8V5',
);
export const PlayIcon = icon(
  'M8 4.9V19.1A.7.7 0 0 0 9.1 19.7L19.6 12.6A.7.7 0 0 0 19.6 11.4L9.1 4.3A.7.7 0 0 0 8 4.9Z',
);
export const PulseIcon = icon('M3 12.5H7.5L10 6 14 18.5 16.5 12.5H21');
export const WaysIcon = icon('M12 20.5V13.5L5 6.5M12 13.5 19 6.5M4.5 11.5V6H10M14 6H19.5V11.5');
export const PillIcon = icon(
  'M4.9 19.1A4.6 4.6 0 0 1 4.9 12.6L12.6 4.9A4.6 4.6 0 0 1 19.1 11.4L11.4 19.1A4.6 4.6 0 0 1 4.9 19.1ZM8.8 8.8 15.2 15.2',
);
export const HeartIcon = icon(
  'M12 20C6.5 16.3 3.5 13 3.5 9.2A4.6 4.6 0 0 1 12 6.7A4.6 4.6 0 0 1 20.5 9.2C20.5 13 17.5 16.3 12 20Z',
);
export const ClockIcon = icon(`${disc}M12 7V12L15.5 14.2`);
export const PriceIcon = icon(
  'M3.8 11.2V4.6A.8.8 0 0 1 4.6 3.8H11.2L20 12.6A1.4 1.4 0 0 1 20 14.6L14.6 20A1.4 1.4 0 0 1 12.6 20Z',
  [[8.4, 8.4]],
);
export const ListIcon = icon('M9.5 6H20M9.5 12H20M9.5 18H20', [
  [5, 6],
  [5, 12],
  [5, 18],
]);
export const ShieldIcon = icon(
  'M12 3.5 19.5 6.3V11.5C19.5 15.8 16.6 19 12 20.6C7.4 19 4.5 15.8 4.5 11.5V6.3ZM8.6 12 11.2 14.6 15.6 9.8',
);
export const PersonIcon = icon(
  'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4.5 20.5C5 16.8 8 14.8 12 14.8S19 16.8 19.5 20.5',
);
