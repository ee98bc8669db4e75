import type { HandoffKey } from '~/domain/contract/handoff.ts';
import type { HandoffResult } from '~/domain/contract/kiosk-bridge.ts';
import { kioskBridge } from '../state/bridge.ts';
import { useHandoff, type HandedContact, type Outcome, type Topic } from '../state/visit-stores.ts';
import { useScreen } from '../state/screen-store.ts';
import { resolveInThisVisit } from '../visit/session.ts';

/** Hands a link over by its key: main opens it, and the panel says so and shows the code for a phone. */
export async function openHandoff(key: HandoffKey): Promise<void> {
  const { settings, online } = useScreen.getState();
  if (settings.handoff === 'qr') show({ kind: 'handoff', key, outcome: 'phone' });
  else if (!online) {
    show({ kind: 'handoff', key, outcome: 'offline' });
    return;
  } else show({ kind: 'handoff', key, outcome: 'opening' });
  const asked = useHandoff.getState().topic;
  await resolveInThisVisit(kioskBridge().openHandoff(key), (result) => {
    // The panel may have been closed, or opened about something else.
    if (useHandoff.getState().topic === asked) show({ kind: 'handoff', key, outcome: outcomeOf(result) });
  });
}

/** Shows a number or an address in large type, with a code for a phone. */
export function openContact(contact: HandedContact): void {
  show({ kind: 'contact', contact });
}

export function closeHandoff(): void {
  useHandoff.setState({ topic: null });
}

function show(topic: Topic): void {
  useHandoff.setState({ topic });
}

function outcomeOf(result: HandoffResult | null): Outcome {
  if (result === null) return 'not-opened';
  if (result.opened) return 'opened';
  return result.mode === 'qr' ? 'phone' : 'not-opened';
}
