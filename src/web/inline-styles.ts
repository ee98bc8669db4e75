/**
 * Tells Vite's loader which style files stand inline in the page (build/page-html.ts), or it would fetch them once more
 * with the page's script. Disabled links made by a script cost no request; those in the markup do.
 */
export function noteInlineStyles(): void {
  const files = document.querySelector<HTMLElement>('style[data-files]')?.dataset.files;
  for (const href of files?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
  }
}
