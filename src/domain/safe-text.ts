/**
 * Runs of characters that control a terminal or hide text: controls (C0, C1, escape), formats (bidirectional marks,
 * zero widths, tags), line and paragraph separators, halves of pairs. Or what belongs to the spelling of Hindi and Persian,
 * and is kept: a joiner or non-joiner between two of their letters
 * (Unicode 16, sections 9.2 and 12.1). Not by looking behind, which Safari knows since 16.4 only.
 */
const steeringRuns =
  /([\p{Script=Arabic}\p{Script=Devanagari}][\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Devanagari}]))|[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu;

function withoutSteering(text: string): string {
  return text.replaceAll(steeringRuns, (_, spelling?: string) => spelling ?? ' ');
}

/** A text that applicants wrote, on one line and without characters that could steer a terminal. */
export function oneLine(text: string): string {
  return withoutSteering(text).trim();
}

/** The same, with its line ends kept. */
export function plainText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(withoutSteering)
    .join('\n');
}

/** A text as content of an element of HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
