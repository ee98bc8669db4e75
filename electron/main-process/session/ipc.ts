import { ipcMain, type IpcMainEvent, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { channels, requestSchemas, type RequestChannel } from '../../../src/domain/contract/kiosk-bridge.ts';
import { countEvent, messageLimit, type Counts } from '../../policy/rate-limit.ts';
import { decideSender } from '../../policy/sender.ts';
import type { Context } from '../context.ts';

type Payload<Channel extends RequestChannel> = ReturnType<(typeof requestSchemas)[Channel]['parse']>;

/** What main does with each message, payload already checked. */
export type Answers = { [Channel in RequestChannel]: (payload: Payload<Channel>) => unknown };

/** Channels on which the page waits for an answer; the others only tell. */
const asked = new Set<RequestChannel>([
  channels.openHandoff,
  channels.getSettings,
  channels.unlock,
  channels.getPrinter,
  channels.printSheet,
]);

type AnyEvent = IpcMainEvent | IpcMainInvokeEvent;

/** Listens to the page: sender, rate and shape are checked before anything is done. */
export function listenToPage(
  context: Context,
  kioskWindow: { page: () => WebContents | null; hasLeft: (contents: WebContents) => boolean },
  answers: Answers,
): void {
  let messages: Counts = {};
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
    const counted = countEvent(messages, 'page', context.nowMs(), messageLimit);
    messages = counted.counts;
    if (!counted.isWithin) return refuse(context, 'ipc-flood');
    const parsed = requestSchemas[channel].safeParse(payload);
    return parsed.success ? { data: parsed.data } : refuse(context, 'ipc-payload');
  };
  for (const channel of Object.values(channels).filter(isRequest)) {
    if (asked.has(channel))
      ipcMain.handle(channel, (event, payload: unknown) => {
        const checked = check(channel, event, payload);
        if (checked === null) throw new Error('Refused.');
        return call(answers, channel, checked.data);
      });
    else
      ipcMain.on(channel, (event, payload: unknown) => {
        const checked = check(channel, event, payload);
        if (checked !== null) call(answers, channel, checked.data);
      });
  }
}

function isRequest(channel: string): channel is RequestChannel {
  return Object.hasOwn(requestSchemas, channel);
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
