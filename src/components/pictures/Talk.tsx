import { messages } from '~/i18n/messages.ts';
import { ChatIcon } from '~/ui/Icon/Icons.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';
import styles from './Talk.module.css';

type TalkProps = { lines: readonly PictureLine[]; names: SpeakerNames };

/** A talk as an ordered list of bubbles, each opened by the speaker's name for those who do not see the sides. */
export function Talk({ lines, names }: TalkProps) {
  return (
    <ol role="list" className={styles.Talk}>
      {groupTalk(lines).map((group) => {
        const speaker = group.lines[0]?.speaker ?? 'assistant';
        return (
          <li key={group.key} className={styles.bubble} data-speaker={speaker} data-answer={group.answer}>
            <VisuallyHidden>{`${messages.withColon(names[speaker])} `}</VisuallyHidden>
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
      <Row as="span" gap={1} columnGap={3} align="center" className={styles.label}>
        <span>{messages.withColon(line.label)}</span>
        {line.kind === 'severity' && <SeverityMeter />}
      </Row>{' '}
      <span className={styles.text}>{line.text} </span>
    </span>
  );
}

/** One line of a sample talk. `kind` names what a line of the answer is about; `label` is its short heading. */
export type PictureLine = {
  speaker: 'person' | 'assistant';
  kind?: 'question' | 'causes' | 'severity' | 'next-step';
  label?: string;
  text: string;
};

/** What the two sides of a talk are called. */
export type SpeakerNames = { person: string; assistant: string };

/** Lines grouped for the screen: single bubbles, and the parts of an answer on one card. */
type TalkGroup = { key: number; answer: boolean; lines: readonly PictureLine[] };

/** Groups adjacent lines with a label; every other line is a group of its own. */
export function groupTalk(lines: readonly PictureLine[]): TalkGroup[] {
  const groups: TalkGroup[] = [];
  lines.forEach((line, key) => {
    const answer = line.label !== undefined;
    const last = groups.at(-1);
    if (answer && last?.answer) groups[groups.length - 1] = { ...last, lines: [...last.lines, line] };
    else groups.push({ key, answer, lines: [line] });
  });
  return groups;
}

/** Three steps, the first one filled. Decoration beside its label. */
function SeverityMeter() {
  return (
    <svg viewBox="0 0 56 12" width="56" height="12" aria-hidden="true" focusable="false">
      <rect
        x="1"
        y="1"
        width="16"
        height="10"
        rx="5"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
      />
      <rect x="20" y="1" width="16" height="10" rx="5" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect x="39" y="1" width="16" height="10" rx="5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

type ChatPictureProps = { lines: readonly PictureLine[]; names: SpeakerNames; exampleLabel: string };

/** A sample chat as real, readable text. */
export function ChatPicture({ lines, names, exampleLabel }: ChatPictureProps) {
  return (
    <ExampleFigure title={names.assistant} exampleLabel={exampleLabel} icon={<ChatIcon size={26} />}>
      <Talk lines={lines} names={names} />
    </ExampleFigure>
  );
}
