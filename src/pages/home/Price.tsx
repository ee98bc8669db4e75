import { messages } from '~/i18n/messages.ts';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';
import { CallCost } from './CallCost.tsx';

/** What the line costs, beside the ways to it. */
export function Price({ className }: { className: string | undefined }) {
  return (
    <p className={className}>
      <CheckIcon />
      <span>
        <CallCost free={messages.hero.free} />
      </span>
    </p>
  );
}
