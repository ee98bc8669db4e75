import { PhoneIcon } from '~/ui/Icon/Icons.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';
import type { PictureLine, SpeakerNames } from './Talk.tsx';
import styles from './CallPicture.module.css';

type CallPictureProps = { lines: readonly PictureLine[]; names: SpeakerNames; exampleLabel: string };

/** Heights of the wave's bars, without their round ends: two words and a pause. */
const wave = [2, 10, 22, 30, 16, 8, 20, 34, 24, 12, 4, 0, 0, 6, 18, 32, 24, 28, 14, 4];

/** The bars as one line: 7 wide, 15 apart, around the middle of 48. */
const wavePath = wave.map((height, index) => `M${index * 15 + 7} ${24 - height / 2}v${height}`).join('');

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
        <path d={wavePath} strokeWidth="7" strokeLinecap="round" />
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
