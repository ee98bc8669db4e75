import type { HandoffKey } from '../../../src/domain/contract/handoff.ts';
import type { HandoffResult } from '../../../src/domain/contract/kiosk-bridge.ts';
import { planHandoff } from '../../policy/handoff.ts';
import { decideLink } from '../../policy/links.ts';
import type { Context } from '../context.ts';
import type { Opener } from '../guards/opener.ts';
import type { Runner } from './runner.ts';

/** The way on to the system browser. The machine decides what may be opened and when; this asks it, opens and answers. */
export type Handoff = {
  /** Answers a page: whether what it asked for is open on this screen now. The page shows the code itself. */
  ask: (key: HandoffKey) => Promise<HandoffResult>;
  /** Opens the constant address of a key, and tells the machine how that went. */
  launch: (key: HandoffKey, session: number) => void;
  /** The visit is over: nothing that it opened, or is still opening, is for the next one. */
  end: () => void;
};

export function createHandoff(
  context: Context,
  runner: Pick<Runner, 'dispatch' | 'state'>,
  opener: Opener,
): Handoff {
  let opening: Promise<void> = Promise.resolve();
  return {
    async ask(key) {
      const { handoff: mode } = context.config;
      const { session, handoff: before } = runner.state();
      const press = { key, mode, online: context.isOnline(), ms: context.nowMs() };
      const { action, rule } = planHandoff(before, press);
      runner.dispatch({ kind: 'handoff', ...press });
      // Another page is open already: here the code alone is shown, and nothing has failed.
      if (action === 'show-code') return { opened: false, mode: rule === 'handoff-busy' ? 'qr' : mode };
      await opening;
      const { handoff, session: now } = runner.state();
      return { opened: now === session && handoff.status === 'away' && handoff.key === key, mode };
    },
    launch(key, session) {
      const link = decideLink(key);
      if (link.action === 'deny') context.deny(link.rule);
      const asked = link.action === 'open' ? opener.open(link.url) : Promise.resolve(false);
      opening = asked.then((opened) => {
        if (!opened) context.log({ event: 'error', rule: 'handoff-failed' });
        // Too late: its visit was over before it came.
        if (opened && runner.state().session !== session) opener.end();
        runner.dispatch({ kind: 'handoff-answer', ms: context.nowMs(), session, opened });
      });
    },
    end: () => opener.end(),
  };
}
