import { ipcMain, type IpcMainEvent, type IpcMainInvokeEvent, type WebContents } from 'electron';
import type { HandoffKey } from '../../../src/domain/contract/handoff.ts';
import { channels, requestSchemas, type RequestChannel } from '../../../src/domain/contract/kiosk-bridge.ts';
import type { StaffAction } from '../../../src/domain/contract/pin.ts';
import { calm, countMessage, decideSender } from '../../policy/sender.ts';
import type { Context } from '../context.ts';

/** What main does with each message, payload already checked. */
export type Answers = {
  [channels.openHandoff]: (key: HandoffKey) => unknown;
  [channels.getSettings]: () => unknown;
  [channels.unlock]: (pin: string) => unknown;
  [channels.beginVisit]: () => void;
  [channels.endSession]: () => void;
  [channels.stillHere]: () => void;
  [channels.heartbeat]: () => void;
  [channels.reportVoices]: (voices: number) => void;
  [channels.reportReading]: (reading: boolean) => void;
  [channels.staffAction]: (action: StaffAction) => void;
};

/** Channels on which the page waits for an answer; the others only tell. */
const asked: readonly RequestChannel[] = [channels.openHandoff, channels.getSettings, channels.unlock];

type AnyEvent = IpcMainEvent | IpcMainInvokeEvent;

/** Listens to the page: sender, rate and shape are checked before anything is done. */
export function listenToPage(
  context: Context,
  kioskWindow: { page: () => WebContents | null; hasLeft: (contents: WebContents) => boolean },
  answers: Answers,
): void {
  let flood = calm;
  const check = (channel: RequestChannel, event: AnyEvent, payload: unknown) => {
    // A late message of a visit that has just ended: no sign of an attack.
    if (kioskWindow.hasLeft(event.sender)) return null;
    const frame = event.senderFrame;
    const page = kioskWindow.page();
    const sender = {
      isCurrentPage: page !== null && event.sender === page,
      frame: frame === null ? null : { origin: frame.origin, url: frame.url, isTop: frame.parent === null },
    };
    const decision = decideSender(sender, context.devUrl);
    if (decision.action === 'deny') return refuse(context, decision.rule);
    const counted = countMessage(flood, context.nowMs());
    flood = counted.flood;
    if (!counted.allowed) return refuse(context, 'ipc-flood');
    const parsed = requestSchemas[channel].safeParse(payload);
    return parsed.success ? { data: parsed.data } : refuse(context, 'ipc-payload');
  };
  for (const channel of asked) {
    ipcMain.handle(channel, (event, payload: unknown) => {
      const checked = check(channel, event, payload);
      if (checked === null) throw new Error('Refused.');
      return call(answers, channel, checked.data);
    });
  }
  for (const channel of tellingChannels()) {
    ipcMain.on(channel, (event, payload: unknown) => {
      const checked = check(channel, event, payload);
      if (checked !== null) call(answers, channel, checked.data);
    });
  }
}

function tellingChannels(): readonly RequestChannel[] {
  return Object.values(channels).filter(
    (channel): channel is RequestChannel =>
      Object.hasOwn(requestSchemas, channel) && !asked.some((each) => each === channel),
  );
}

function refuse(context: Context, rule: string): null {
  context.deny(rule);
  return null;
}

/** Calls the answer of a channel. The checked edge: the schema of this very channel has passed the payload. */
function call(answers: Answers, channel: RequestChannel, data: unknown): unknown {
  const answer = answers[channel] as (payload: unknown) => unknown;
  return answer(data);
}
