/** Events that a kiosk page never answers: taking text or pictures out, bringing files in, menus. */
export const blockedPageEvents = [
  'copy',
  'cut',
  'contextmenu',
  'dragstart',
  'dragenter',
  'dragover',
  'drop',
  'auxclick',
] as const;

/**
 * Stops those events before the page hears of them, and clicks on a file input, which no API of Electron can stop
 * (electron#10967). Lives in the preload's own world, where no script of a page can take it away.
 */
export function blockPageEvents(target: Pick<Window, 'addEventListener'>): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of blockedPageEvents) target.addEventListener(name, stop, { capture: true });
  target.addEventListener(
    'click',
    (event) => {
      if (opensFiles(event)) stop(event);
    },
    { capture: true },
  );
  // Two fingers and Control with the wheel: text size is the page's own setting.
  target.addEventListener(
    'wheel',
    (event) => {
      if ('ctrlKey' in event && event.ctrlKey === true) stop(event);
    },
    { capture: true, passive: false },
  );
}

function opensFiles(event: Event): boolean {
  return event.composedPath().some((node) => node instanceof HTMLInputElement && node.type === 'file');
}
