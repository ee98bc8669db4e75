/**
 * A main file that supplies the calls of the pinned Electron which an older one lacks, and then starts the program: the
 * tests also run where only an Electron 35 can be had. It leaves alone whatever is there. Besides these, an Electron before 37
 * never emits `before-mouse-event`.
 * @param main address of the program's main file, as `import` takes it.
 */
export function withYoungerCalls(main: string): string {
  return `import { app, clipboard } from 'electron';
clipboard.selection ??= {};
clipboard.selection.clear ??= () => clipboard.clear('selection');
clipboard.selection.writeText ??= async (text) => clipboard.writeText(text, 'selection');
app.on('web-contents-created', (_event, contents) => {
  contents.setZoomMode ??= () => undefined;
});
await import(${JSON.stringify(main)});
`;
}
