import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { session, WebContentsView, type Session, type WebContents } from 'electron';
import type { SheetRequest } from '../../../src/domain/contract/kiosk-bridge.ts';
import type { Paper } from '../../../src/domain/paper.ts';
import { layout } from '../../policy/layout.ts';
import type { Context } from '../context.ts';
import { guardSession } from '../guards/guards.ts';
import { fillSheet, sheetFile } from '../../policy/sheet.ts';
import { sheetPartition, sheetPreferences } from '../../policy/window.ts';

/** Its session, in memory, guarded as every one; not made where nothing is printed. */
let sheetSession: Session | null = null;

function sessionOfSheets(context: Context): Session {
  if (sheetSession === null) {
    sheetSession = session.fromPartition(sheetPartition);
    guardSession(sheetSession, context);
  }
  return sheetSession;
}

/** Inches at the edges, where no printer need reach. */
const edge = 0.5;

/**
 * Makes the document of a sheet: a page without a script, a window, a preload or a file beside it, in a session of its own, which
 * lives no longer than this takes.
 * @param root folder of main.js.
 * @param signal ends it; then it rejects.
 * @returns the PDF.
 */
export async function renderSheet(
  context: Context,
  root: string,
  request: SheetRequest,
  paper: Paper,
  signal: AbortSignal,
): Promise<Buffer> {
  const html = await readFile(join(root, layout.sheets, sheetFile(request)), 'utf8');
  signal.throwIfAborted();
  const webPreferences = { ...sheetPreferences(), session: sessionOfSheets(context) };
  // Held to the end: with the view its contents go.
  const view = new WebContentsView({ webPreferences });
  const close = () => {
    const contents: WebContents | undefined = view.webContents;
    if (contents !== undefined && !contents.isDestroyed()) contents.close({ waitForBeforeUnload: false });
  };
  signal.addEventListener('abort', close);
  try {
    const document = Buffer.from(fillSheet(html, request)).toString('base64');
    await view.webContents.loadURL(`data:text/html;charset=utf-8;base64,${document}`);
    const margins = { top: edge, bottom: edge, left: edge, right: edge };
    return await view.webContents.printToPDF({ pageSize: paper, margins, printBackground: false });
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
