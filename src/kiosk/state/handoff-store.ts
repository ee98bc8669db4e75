import type { HandoffKey } from '~/domain/contract/handoff.ts';
import type { Contact } from '~/domain/contact.ts';
import { createKioskStore } from './kiosk-store.ts';

/** How far a hand-off to this computer's browser came; `phone` when the kiosk hands over to phones alone. */
export type Outcome = 'opening' | 'opened' | 'not-opened' | 'offline' | 'phone';

/** What a visitor can take along on a phone. */
export type HandedContact = Exclude<Contact, { kind: 'emergency' | 'mention' }>;

/** What the panel is about. */
export type Topic =
  { kind: 'handoff'; key: HandoffKey; outcome: Outcome } | { kind: 'contact'; contact: HandedContact };

/** The topic of the open panel; null while it is closed. */
export const useHandoff = createKioskStore<{ topic: Topic | null }>({ topic: null });
