import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { SeverityMeter } from './SeverityMeter.tsx';
import styles from './Talk.module.css';
import { groupTalk, type PictureLine, type SpeakerNames } from './talk.ts';

type TalkProps = { lines: readonly PictureLine[]; names: SpeakerNames };

/** A talk as an ordered list of bubbles, each opened by the speaker's name for those who do not see the sides. */
export function Talk({ lines, names }: TalkProps) {
  return (
    <ol role="list" className={styles.Talk}>
      {groupTalk(lines).map((group) => {
        const speaker = group.lines[0]?.speaker ?? 'assistant';
        return (
          <li key={group.key} className={styles.bubble} data-speaker={speaker} data-answer={group.answer}>
            <VisuallyHidden>{`${names[speaker]}: `}</VisuallyHidden>
            {group.lines.map((line) => (
              <Line key={line.text} line={line} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

function Line({ line }: { line: PictureLine }) {
  if (line.label === undefined) return <span>{line.text}</span>;
  return (
    <span className={styles.part} data-kind={line.kind}>
      <span className={styles.label}>
        {line.label}
        {line.kind === 'severity' && <SeverityMeter />}
      </span>
      <VisuallyHidden>: </VisuallyHidden>
      <span className={styles.text}>{line.text}</span>
    </span>
  );
}
