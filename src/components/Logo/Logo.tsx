import { useId } from 'react';
import styles from './Logo.module.css';
import { mark } from '~/config/drawings/mark.ts';
import { wordmark } from '~/config/drawings/wordmark.ts';

type LogoProps = {
  /** `full` is the mark with the name beside it; `mark` and `name` are its two parts, to be set side by side. */
  variant?: 'full' | 'mark' | 'name';
  /** `plain` is one colour, the colour of the text around it: for dark bands and print. */
  tone?: 'brand' | 'plain';
};

/** A name that is wider, in the drawing's units, stands smaller beside the mark, so that a bar has room for it. */
const widestName = 260;

/**
 * The logo as a picture. It has no name of its own: the link or heading around it says what it is.
 * Its height is `--logo-height` (2.75rem unless set). The fern is cut out, so that any surface shows through.
 */
export function Logo({ variant = 'full', tone = 'brand' }: LogoProps) {
  const start = variant === 'name' ? mark.size : 0;
  const width = (variant === 'mark' ? mark.size : wordmark.width) - start;
  const height = mark.size * (variant === 'name' ? Math.max(1, width / widestName) : 1);
  return (
    <svg
      className={styles.Logo}
      data-tone={tone}
      viewBox={`${start} ${(mark.size - height) / 2} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {variant !== 'name' && <Mark />}
      {variant !== 'mark' && <path d={wordmark.path} fill="currentColor" />}
    </svg>
  );
}

function Mark() {
  const maskId = useId();
  return (
    <>
      <mask id={maskId}>
        <circle {...mark.disc} fill="white" />
        <path d={mark.stem} fill="none" stroke="black" strokeWidth={mark.stemWidth} strokeLinecap="round" />
        <path d={mark.leaves.join('')} fill="black" />
        <path d={mark.drop} fill="black" />
      </mask>
      <circle {...mark.disc} fill="currentColor" mask={`url(#${maskId})`} />
      <path className={styles.drop} d={mark.drop} />
    </>
  );
}
