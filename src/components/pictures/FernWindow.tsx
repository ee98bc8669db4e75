import { mark } from '~/config/drawings/mark.ts';

/** An arched window with the mark's fern growing in it, for dark bands: decoration, as on the share pictures of jobs. */
export function FernWindow({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 328 380"
      width="328"
      height="380"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <path d="M0 380V164A164 164 0 0 1 328 164V380" fill="var(--fern-700)" />
      <g transform="translate(-23 -30) scale(8)" fill="var(--fern-200)">
        <path
          d={mark.stem}
          fill="none"
          stroke="var(--fern-200)"
          strokeWidth={mark.stemWidth}
          strokeLinecap="round"
        />
        <path d={mark.leaves.join('')} />
        <path d={mark.drop} fill="var(--clay-400)" />
      </g>
    </svg>
  );
}
