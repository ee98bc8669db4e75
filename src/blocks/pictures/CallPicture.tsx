import { PhoneIcon } from '~/ui/Icon/Icons.tsx';
import styles from './CallPicture.module.css';
import { ExampleFigure } from './ExampleFigure.tsx';
import type { PictureLine, SpeakerNames } from './talk.ts';

type CallPictureProps = { lines: readonly PictureLine[]; names: SpeakerNames; exampleLabel: string };

/** Heights of the wave's bars, of 40: two words and a breath. */
const wave = [
  8, 14, 24, 34, 26, 16, 28, 38, 30, 18, 10, 6, 6, 6, 12, 22, 32, 40, 30, 20, 26, 34, 22, 12, 8, 6, 6, 10, 16,
  10,
];

/** The bars as one line with round ends: 5 wide, 10 apart, around the middle of 48. */
const wavePath = wave
  .map((height, index) => `M${index * 10 + 5} ${26.5 - height / 2}v${height - 5}`)
  .join('');

/** A sample phone call: a calm wave, and what was said as a transcript with the speakers' names. */
export function CallPicture({ lines, names, exampleLabel }: CallPictureProps) {
  return (
    <ExampleFigure title={names.assistant} exampleLabel={exampleLabel} icon={<PhoneIcon size={26} />}>
      <svg
        className={styles.wave}
        viewBox="0 0 300 48"
        width="300"
        height="48"
        aria-hidden="true"
        focusable="false"
      >
        <path d={wavePath} strokeWidth="5" strokeLinecap="round" />
      </svg>
      <ol role="list" className={styles.transcript}>
        {lines.map((line) => (
          <li key={line.text} data-speaker={line.speaker}>
            <span className={styles.name}>{names[line.speaker]}</span> <span>{line.text}</span>
          </li>
        ))}
      </ol>
    </ExampleFigure>
  );
}
