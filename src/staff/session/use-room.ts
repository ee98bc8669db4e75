/** Whether there is room for two columns, of letters of the size that is really drawn: larger text needs more. */
export const hasRoom = () =>
  innerWidth >= 64 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
