/**
 * Puts text on the clipboard: by the clipboard API, and when that refuses by the older copy command.
 * Failures are logged, never shown (specification, section 8).
 * @returns whether the text is on the clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The clipboard refused the text; trying the copy command.', error);
  }
  if (copyByCommand(text)) return true;
  console.error('The copy command refused the text as well.');
  return false;
}

/**
 * The site blocks `copy` events, the one of this command too. A listener that comes before all others answers it.
 */
function copyByCommand(text: string): boolean {
  let answered = false;
  const answer = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    answered = event.clipboardData !== null;
  };
  const focused = document.activeElement;
  const holder = holdSelected(text);
  window.addEventListener('copy', answer, { capture: true });
  try {
    return document.execCommand('copy') && answered;
  } finally {
    window.removeEventListener('copy', answer, { capture: true });
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Some browsers copy only when something is selected: an unseen box holds the text. */
function holdSelected(text: string): HTMLTextAreaElement {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  document.body.append(holder);
  holder.select();
  return holder;
}
