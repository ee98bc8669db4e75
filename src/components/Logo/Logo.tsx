import { useId } from 'react';
import styles from './Logo.module.css';
import { mark } from '~/config/drawings/mark.ts';
import { wordmark } from '~/config/drawings/wordmark.ts';

type LogoProps = {
  /** `full` is the mark with the name beside it; `mark` and `name` are its two parts, to be set side by side. */
  variant?: 'full' | 'mark' | 'name';
};

/** A name that is wider, in the drawing's units, stands smaller beside the mark, so that a bar has room for it. */
const widestName = 260;

/**
 * The logo as a picture. It has no name of its own: the link or heading around it says what it is.
 * Its height is `--logo-height` (2.75rem unless set). The fern is of the colour of the surface: `--logo-ground`, the page's unless set.
 */
export function Logo({ variant = 'full' }: LogoProps) {
  const start = variant === 'name' ? mark.size : 0;
  const width = (variant === 'mark' ? mark.size : wordmark.width) - start;
  const height = mark.size * (variant === 'name' ? Math.max(1, width / widestName) : 1);
  return (
    <svg
      className={styles.Logo}
      viewBox={`${start} ${(mark.size - height) / 2} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {variant !== 'name' && <Mark />}
      {variant !== 'mark' && <path className={styles.name} d={wordmark.path} />}
    </svg>
  );
}

function Mark() {
  const clipId = useId();
  return (
    <>
      <circle className={styles.edge} {...mark.disc} />
      <circle className={styles.disc} {...mark.disc} />
      <clipPath id={clipId}>
        <circle {...mark.disc} />
      </clipPath>
      <g className={styles.fern} clipPath={`url(#${clipId})`}>
        <path d={mark.stem} fill="none" strokeWidth={mark.stemWidth} strokeLinecap="round" />
        <path d={mark.leaves.join('')} stroke="none" />
      </g>
      <path className={styles.drop} d={mark.drop} />
    </>
  );
}
