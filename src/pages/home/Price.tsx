import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';

/** What the line costs, beside the ways to it. */
export function Price({ className }: { className: string | undefined }) {
  const { price } = brand.line;
  return (
    <p className={className}>
      <CheckIcon />
      <span>{price === 'free' ? messages.hero.free : price[messages.language]}</span>
    </p>
  );
}
