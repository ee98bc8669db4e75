/** The words around every notice. In a file of its own, because notices stand on every page. */
export const noticeRegionMessages = { close: 'Close message' } as const;

declare module '../message-types.ts' {
  interface English {
    notices: typeof import('./notices.ts');
  }
}
