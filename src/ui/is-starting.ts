/** Whether the page in the browser is still what the server wrote, in part or as a whole. False while prerendering. Imports nothing: the boot script asks it too. */
export function isStarting(): boolean {
  return typeof document !== 'undefined' && document.querySelector('#root[data-waiting]') !== null;
}
