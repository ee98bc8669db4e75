import { messages } from '~/i18n/messages.ts';

/* What is only on paper (paper.css): lines to write on by hand. Who listens to a page hears nothing of them. */

/** A line behind what it is for. @param isWide takes what the others leave of the row. */
export function Line({ label, isWide = false }: { label: string; isWide?: boolean }) {
  return <span data-line={isWide ? 'wide' : ''}>{messages.withColon(label)}</span>;
}

/**
 * Lines below each other, as many as there is room for.
 * @param label what they are for.
 * @param most a number of lines.
 */
export function Lines({ label, most }: { label?: string; most: number }) {
  return (
    <span data-paper="lines" data-most={most} aria-hidden="true">
      {label !== undefined && <b>{label}</b>}
      {[...Array(most).keys()].map((line) => (
        <i key={line} />
      ))}
    </span>
  );
}

/** What stands at the end of each sheet. */
export function SheetFoot({ text }: { text: string }) {
  return (
    <p data-paper="foot">
      <b>{text}</b> <span>{messages.sheets.paper.notAdvice}</span>
    </p>
  );
}
