/** One line of a sample talk. `kind` names what a line of the answer is about; `label` is its short heading. */
export type PictureLine = {
  speaker: 'person' | 'assistant';
  kind?: 'question' | 'causes' | 'severity' | 'next-step';
  label?: string;
  text: string;
};

/** What the two sides of a talk are called. */
export type SpeakerNames = { person: string; assistant: string };

/** Lines as they stand on the screen: single bubbles, and the parts of an answer together on one card. */
export type TalkGroup = { key: number; answer: boolean; lines: readonly PictureLine[] };

/** Puts neighbouring lines with a label on one card; every other line stands alone. */
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
