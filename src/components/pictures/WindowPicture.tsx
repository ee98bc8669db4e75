import type { ReactNode } from 'react';
import styles from './WindowPicture.module.css';

/** The pictures. */
export type PictureName = 'letter' | 'agreement' | 'signpost';

/** The still life beside a page's heading: decoration, in the tokens' colours, so that night falls with the scheme. */
export function WindowPicture({ picture }: { picture: PictureName }) {
  return (
    <svg className={styles.Picture} viewBox="-32 32 320 240" aria-hidden="true" focusable="false">
      {/* The ground of the drawings of people. */}
      <path
        className={styles.ground}
        d="M-15 272C-28 242-32 152-21 104-9 51.2 53 39 118 37c70-2 135-3 157 43 16 52.8 13 152-2 192Z"
      />
      {pictures[picture]}
    </svg>
  );
}

/** A sprig with its lowest point at the origin, as high as 80 units. */
function Sprig({ at }: { at: string }) {
  return (
    <path
      className={styles.fern}
      transform={`translate(${at})`}
      d="M-2 0C-2-24-1-46 4-74L8-74C3-46 2-24 2 0ZM2-12C6-28 20-34 32-28C28-14 14-6 2-12ZM-1-24C-16-22-28-32-30-48C-16-50-2-42-1-24ZM2-38C6-52 16-58 28-52C24-40 14-32 2-38ZM2-50C-8-50-18-58-18-70C-8-70 2-64 2-50Z"
    />
  );
}

const pictures: Record<PictureName, ReactNode> = {
  letter: (
    <>
      <Sprig at="206 272" />
      <rect className={styles.paper} x="36" y="148" width="168" height="116" rx="10" />
      <path className={styles.edge} d="M38 154 120 216 202 154" />
      <circle className={styles.green} cx="120" cy="208" r="26" />
      <path
        className={styles.clay}
        d="M120 190C126 199 131 205 131 213A11 11 0 0 1 109 213C109 205 114 199 120 190Z"
      />
    </>
  ),
  agreement: (
    <>
      <path className={styles.paper} d="M62 272V96A10 10 0 0 1 72 86H150L186 122V272Z" />
      <path className={styles.soft} d="M150 86V122H186Z" />
      <path className={styles.edge} d="M86 144H162M86 170H162M86 196H130" />
      <path
        className={styles.line}
        d="M88 236C98 220 104 220 104 232C104 244 114 234 122 230C128 228 128 240 140 236"
      />
      <path className={styles.green} d="M208 138 222 148 170 226 152 236 156 216Z" />
      <path className={styles.clay} d="M156 216 170 226 152 236Z" />
    </>
  ),
  signpost: (
    <>
      <Sprig at="176 272" />
      <path className={styles.brown} d="M120 92A8 8 0 0 1 136 92V272H120Z" />
      <path className={styles.green} d="M84 108H184L206 130 184 152H84Z" />
      <path className={styles.clay} d="M168 164H80L60 184 80 204H168Z" />
    </>
  ),
};
