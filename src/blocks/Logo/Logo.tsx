import { useId } from 'react';
import styles from './Logo.module.css';
import { mark } from '~/brand/drawings/mark.ts';
import { wordmark } from '~/brand/drawings/wordmark.ts';

type LogoProps = {
  /** `full` is the mark with the name beside it; `mark` is the mark alone. */
  variant?: 'full' | 'mark';
  /** `plain` is one colour, the colour of the text around it: for dark bands and print. */
  tone?: 'brand' | 'plain';
};

/**
 * The logo as a picture. It has no name of its own: the link or heading around it says what it is.
 * Its height is `--logo-height` (2.75rem unless set). The fern is cut out, so that any surface shows through.
 */
export function Logo({ variant = 'full', tone = 'brand' }: LogoProps) {
  const maskId = useId();
  const width = variant === 'full' ? wordmark.width : mark.size;
  return (
    <svg
      className={styles.Logo}
      data-tone={tone}
      viewBox={`0 0 ${width} ${mark.size}`}
      width={width}
      height={mark.size}
      aria-hidden="true"
      focusable="false"
    >
      <mask id={maskId}>
        <circle {...mark.disc} fill="white" />
        <path d={mark.stem} fill="none" stroke="black" strokeWidth={mark.stemWidth} strokeLinecap="round" />
        <path d={mark.leaves.join('')} fill="black" />
        <path d={mark.drop} fill="black" />
      </mask>
      <circle {...mark.disc} fill="currentColor" mask={`url(#${maskId})`} />
      <path className={styles.drop} d={mark.drop} />
      {variant === 'full' && <path d={wordmark.path} fill="currentColor" />}
    </svg>
  );
}
